import { z } from "zod";
import { accountOperations } from "./account-operations.js";
import { eventOperations } from "./event-operations.js";
import { journalOperations } from "./journal-operations.js";
import { answerSchemas, bodySchemas } from "./named-schemas.js";
import type { Operation } from "./operation.js";
import { fileOperations, viewOperations } from "./view-operations.js";

type Json = Readonly<Record<string, unknown>>;

export const operations: readonly Operation[] = [
  ...eventOperations,
  ...journalOperations,
  ...viewOperations,
  ...fileOperations,
  ...accountOperations,
];

const ABOUT = [
  "What Drawroom's own pages do, by HTTP. Who you are, the session cookie says; without one you are a spectator.",
  "A request that writes must come from this server's own pages, or carry no cookie.",
  "Every refusal is `{refusal: {code, …}}` with what stands now beside the code.",
].join(" ");

/** The OpenAPI document, made from the schemas that read the requests (API-1). */
export const openApiDocument = (): Json => ({
  openapi: "3.1.0",
  info: { title: "Drawroom", version: "1", description: ABOUT },
  tags: [{ name: "Events" }, { name: "Views" }, { name: "Files" }, { name: "Accounts" }],
  paths: pathsOf(operations),
  components: {
    schemas: {
      ...jsonSchemas(bodySchemas, "input"),
      ...jsonSchemas(answerSchemas, "output"),
    },
  },
});

function jsonSchemas(schemas: Readonly<Record<string, z.ZodType>>, io: "input" | "output"): Json {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const json: Record<string, unknown> = z.toJSONSchema(schema, { io, unrepresentable: "any" });
    delete json["$schema"];
    return [name, json] as const;
  });
  return Object.fromEntries(entries);
}

function pathsOf(all: readonly Operation[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of all)
    (paths[operation.path] ??= {})[operation.method] = described(operation);
  return paths;
}

function described({
  tag,
  summary,
  about,
  path,
  query,
  body,
  status,
  answer,
  bytes,
  refusals,
}: Operation): Json {
  return {
    tags: [tag],
    summary,
    ...(about !== undefined && { description: about }),
    parameters: [...pathParameters(path), ...queryParameters(query ?? {})],
    ...(body !== undefined && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      [status]: {
        description: "Done",
        ...(answer !== undefined && { content: contentOf(answer) }),
        ...(bytes !== undefined && { content: { [bytes]: {} } }),
      },
      ...(refusals && {
        default: { description: refusals.join(", "), content: contentOf("Refused") },
      }),
    },
  };
}

const contentOf = (schema: string): Json => ({
  "application/json": { schema: { $ref: `#/components/schemas/${schema}` } },
});

const pathParameters = (path: string): readonly Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = (query: NonNullable<Operation["query"]>): readonly Json[] =>
  Object.entries(query).map(([name, { about, type }]) => ({
    name,
    in: "query",
    description: about,
    schema: { type },
  }));
