/**
 * The figures there are, in the order of the table; each is loaded only when everything that it needs is installed and built.
 * @typedef {(options: { scale: number }) => Promise<import("../report/row.mjs").Row[]>} Figure
 * @type {Record<string, { says: string, parts?: string[], load: () => Promise<Figure> }>} parts: what must be built; the
 * server unless said
 */
export const figures = {
  bytes: {
    says: "bytes of a pick and of a result",
    load: async () => (await import("./bytes.mjs")).bytes,
  },
  fanout: {
    says: "fan-out to 1,000 spectators",
    load: async () => (await import("./fanout.mjs")).fanout,
  },
  nodes: {
    says: "fan-out of two nodes",
    load: async () => (await import("./nodes.mjs")).nodes,
  },
  return: {
    says: "2,000 clients back at once",
    load: async () => (await import("./return.mjs")).comeBack,
  },
  memory: {
    says: "memory of 5,000 spectators",
    load: async () => (await import("./memory.mjs")).memory,
  },
  flight: {
    says: "commands before 1,000 spectators, on both databases",
    load: async () => (await import("./flight.mjs")).flight,
  },
  command: {
    says: "command to answer, on both databases",
    load: async () => (await import("./command.mjs")).command,
  },
  events: {
    says: "a hundred events at once",
    load: async () => (await import("./events.mjs")).events,
  },
  start: {
    says: "the start of an old event, on both databases",
    load: async () => (await import("./start.mjs")).start,
  },
  shown: {
    says: "a pick on three screens",
    parts: ["server", "client"],
    load: async () => (await import("./shown.mjs")).shown,
  },
  engine: {
    says: "steps of the engine",
    load: async () => (await import("./engine.mjs")).engine,
  },
  draw: {
    says: "draws by both draw rules",
    load: async () => (await import("./draw.mjs")).draw,
  },
  knockout: {
    says: "a result in a knockout of 512",
    load: async () => (await import("./knockout.mjs")).knockout,
  },
  swiss: {
    says: "rounds of the club Swiss",
    load: async () => (await import("./swiss.mjs")).swiss,
  },
  verify: {
    says: "the check of an export",
    load: async () => (await import("./verify.mjs")).verify,
  },
};
