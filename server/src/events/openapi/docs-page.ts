import { operations } from "./document.js";
import type { Operation } from "./operation.js";

type Schemas = Readonly<Record<string, unknown>>;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The document as a page for people: no script, nothing from elsewhere. */
export function docsPage(document: Readonly<Record<string, unknown>>): string {
  const { info, components } = document as {
    info: { title: string; description: string };
    components: { schemas: Schemas };
  };
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const sections = tags.map((tag) =>
    section(
      tag,
      operations.filter((operation) => operation.tag === tag),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: HTTP interface</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escaped(info.title)}: HTTP interface</h1>
<p>${escaped(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${sections.join("\n")}
<h2>Schemas</h2>
${Object.entries(components.schemas).map(schema).join("\n")}
</main>
</body>
</html>
`;
}

const section = (tag: string, all: readonly Operation[]): string =>
  `<h2>${escaped(tag)}</h2>\n${all.map(operationHtml).join("\n")}`;

function operationHtml({
  method,
  path,
  summary,
  about,
  query,
  body,
  status,
  answer,
  bytes,
  refusals,
}: Operation): string {
  const rows: readonly (readonly [string, string])[] = [
    ...Object.entries(query ?? {}).map(
      ([name, { about: what }]) => [`?${name}=`, escaped(what)] as const,
    ),
    ...(body === undefined ? [] : [["Body", link(body)] as const]),
    [`${status}`, answer === undefined ? escaped(bytes ?? "nothing") : link(answer)],
    ...(refusals
      ? [["Refusals", refusals.map((code) => `<code>${code}</code>`).join(", ")] as const]
      : []),
  ];
  return `<section>
<h3><code><b>${method.toUpperCase()}</b> ${escaped(path)}</code></h3>
<p>${escaped(summary)}. ${escaped(about ?? "")}</p>
<dl>${rows.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${text}</dd>`).join("")}</dl>
</section>`;
}

const link = (name: string): string => `<a href="#${name}">${name}</a>`;

const schema = ([name, json]: readonly [string, unknown]): string =>
  `<details id="${name}"><summary>${name}</summary>
<pre tabindex="0">${escaped(JSON.stringify(json, null, 2))}</pre></details>`;
