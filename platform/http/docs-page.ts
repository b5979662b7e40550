import { descriptionOf, escapeHtml, richText, schemaHtml, typeOf } from "./docs-schema.ts";
import type { MediaTypes, OpenApi, Operation, Parameter } from "./openapi.ts";

// Uses the reader's system colours, light or dark.
/** The inline style of the page, exactly as embedded: its hash goes into the content security policy. */
export const docsStyle = `
:root { color-scheme: light dark; --quiet: color-mix(in srgb, CanvasText 72%, Canvas); --line: color-mix(in srgb, CanvasText 22%, Canvas); --ground: color-mix(in srgb, CanvasText 4%, Canvas); }
* { box-sizing: border-box; }
body { font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; max-inline-size: 64rem; margin-inline: auto; padding: 1.5rem 1rem 6rem; }
h1 { line-height: 1.2; } h2 { margin-block: 2.5rem 0.75rem; } h3 { margin-block: 1.25rem 0.25rem; font-size: 1rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
details { border: 1px solid var(--line); border-radius: 0.5rem; margin-block: 0.5rem; background: var(--ground); }
summary { cursor: pointer; padding: 0.6rem 0.9rem; display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0 0.75rem; align-items: baseline; }
summary span { grid-column: 2; color: var(--quiet); }
summary b { font-size: 0.8rem; }
details > div { padding: 0 0.9rem 0.9rem; overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 0.25rem; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-block-start: 1px solid var(--line); font-weight: 400; }
th { inline-size: 14rem; } td p { margin-block: 0.15rem; color: var(--quiet); }
td table { border-inline-start: 2px solid var(--line); padding-inline-start: 0.75rem; display: block; }
small { color: var(--quiet); }
@media (max-width: 40rem) { th { inline-size: auto; } }
`;

function parameterRow(parameter: Parameter): string {
  const description = descriptionOf(parameter.description === undefined ? parameter.schema : parameter);
  const optional = parameter.required === true ? "" : " optional";
  return `<tr><th scope="row"><code>${escapeHtml(parameter.name)}</code> <small>${parameter.in}${optional}</small></th>
<td>${typeOf(parameter.schema)}${description}</td></tr>`;
}

const contentHtml = (content: MediaTypes): string =>
  Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p><code>${escapeHtml(type)}</code></p>${schema === undefined ? "" : schemaHtml(schema)}`,
    )
    .join("\n");

function answersHtml(operation: Operation): string {
  const rows = Object.entries(operation.responses).map(([status, answer]) => {
    // Refusals have the same form everywhere; only their codes differ.
    const content = Number(status) < 400 && answer.content !== undefined ? contentHtml(answer.content) : "";
    const words = Number(status) < 400 && content !== "" ? "" : `<p>${richText(answer.description)}</p>`;
    return `<tr><th scope="row">${status}</th><td>${words}${content}</td></tr>`;
  });
  return `<h3>Answers</h3><table>${rows.join("\n")}</table>`;
}

const permissionHtml = (permission: string): string => {
  if (permission === "public") return "Anybody may call it.";
  if (permission === "signedIn") return "Whoever is signed in may call it.";
  return `It takes the permission <code>${escapeHtml(permission)}</code>.`;
};

function operationHtml(document: OpenApi, path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters.flatMap((parameter) => {
    const found =
      "$ref" in parameter ? document.components.parameters[parameter.$ref.split("/").at(-1) ?? ""] : parameter;
    return found === undefined ? [] : [parameterRow(found)];
  });
  const body = operation.requestBody === undefined ? "" : `<h3>Body</h3>${contentHtml(operation.requestBody.content)}`;
  return `<details id="${operation.operationId}">
<summary><b>${method.toUpperCase()}</b><code>/api${escapeHtml(path)}</code><span>${richText(operation.summary)}</span></summary>
<div>
<p>${permissionHtml(operation["x-permission"])}</p>
<h3>Parameters</h3><table>${parameters.join("\n")}</table>
${body}
${answersHtml(operation)}
</div>
</details>`;
}

/** Renders an OpenAPI document as a printable page without scripts and external resources. */
export function renderDocs(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const entries = own.map(({ path, method, operation }) => operationHtml(document, path, method, operation));
    return `<section><h2 id="tag-${escapeHtml(name)}">/${escapeHtml(name)}</h2>\n${entries.join("\n")}\n</section>`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<section><h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>\n${schemaHtml(schema)}</section>`,
  );
  const links = document.tags.map(({ name }) => `<li><a href="#tag-${escapeHtml(name)}">/${escapeHtml(name)}</a></li>`);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}: the interface</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}: the interface</h1>
<p>${richText(document.info.description)}</p>
<p>Version ${escapeHtml(document.info.version)}. For programs: <a href="openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups"><ul>${links.join("")}<li><a href="#schemas">Schemas</a></li></ul></nav>
${sections.join("\n")}
<h2 id="schemas">Schemas</h2>
${schemas.join("\n")}
</main>
</body>
</html>
`;
}
