import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin } from "vite";
import product from "../../../client/vite.config";

/**
 * The product's pages on fixtures, for looking at screens without a server:
 * `npx vite --config test/support/gallery/vite.config.ts`, then `/e/draw`, `/e/play/blocks/F`, `/d/draw-dlve` …
 */
const session = fileURLToPath(new URL("./event-session.ts", import.meta.url));

const fixtures: Plugin = {
  name: "fixtures",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("sync/event-session") && !importer?.includes("/test/") ? session : null,
  configureServer: (server) => {
    server.middlewares.use("/api", (request, answer) => {
      const say = (content: unknown, status = 200): void => {
        answer
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(content));
      };
      if (request.url === "/session")
        say({
          account: request.headers.cookie?.includes("in")
            ? { id: "a", name: "Ann Owner", email: "a@b.c" }
            : null,
        });
      else if (request.url === "/events") say(listed);
      else say({ code: "event.notFound" }, 404);
    });
  },
};

const event = (
  slug: string,
  name: string,
  startsOn: string,
  endsOn: string,
  role = "spectator",
  published = true,
) => ({
  slug,
  name,
  venue: "Southmere Lawns",
  startsOn,
  endsOn,
  role,
  published,
});
const day = (from: number): string =>
  new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const listed = [
  event("play", "Southmere Open", day(-1), day(4)),
  event("draw", "Lakeside Invitation", day(0), day(2), "owner"),
  event("few", "Spring Doubles of the Northern Federation", day(20), day(22), "owner", false),
  event("hand", "Winter Handicap", day(-90), day(-88)),
];

export default mergeConfig(product({ command: "serve", mode: "development" }), {
  plugins: [fixtures],
  cacheDir: fileURLToPath(new URL("../../../node_modules/.vite-gallery", import.meta.url)),
  server: {
    port: 5231,
    strictPort: true,
    proxy: {},
    fs: { allow: [fileURLToPath(new URL("../../..", import.meta.url))] },
  },
});
