import type { Locale } from "#shared/locale.ts";
import { formatDateTime } from "#shared/dates.ts";
import { formatNumber } from "#shared/numbers.ts";
import type { Presentation } from "#shared/presentation.ts";
import { archiveMessages } from "./messages.ts";

/** A part of the archive on the index page. */
export type ListedPart = { title: string; rows: number; paths: readonly string[] };
export type ListedArea = { title: string; parts: readonly ListedPart[] };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const address = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

const style = `
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c2b2a; background: #fff; }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-block: 1.6rem .4rem; }
  table { width: 100%; border-collapse: collapse; } td { padding: .35rem 0; border-block-end: 1px solid #dfe6e4; vertical-align: top; }
  td:nth-child(2) { text-align: end; padding-inline: 1rem; color: #51605e; white-space: nowrap; } td:last-child { text-align: end; white-space: nowrap; }
  a { color: #0a6b5e; margin-inline-start: .8rem; } ul { padding-inline-start: 1.2rem; } .quiet { color: #51605e; }`;

/** Returns the index page of the archive, in the owner's language. It loads nothing from the network. */
export function presentIndex(
  areas: readonly ListedArea[],
  files: readonly string[],
  facts: { organisation: string; madeAt: string; presentation: Presentation },
): string {
  const { presentation } = facts;
  const locale: Locale = presentation.locale;
  const words = archiveMessages[locale];
  const number = (value: number): string => formatNumber(presentation, value);
  const link = (path: string, text: string): string => `<a href="${escaped(address(path))}">${escaped(text)}</a>`;
  const rowOf = ({ title, rows, paths }: ListedPart): string =>
    `<tr><td>${escaped(title)}</td><td>${rows === 0 ? escaped(words.nothing) : number(rows)}</td><td>${paths
      .map((path) => link(path, path.slice(path.lastIndexOf(".") + 1).toUpperCase()))
      .join("")}</td></tr>`;
  const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return `<!doctype html>
<html lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(words.title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(words.title)}</h1>
<p>${escaped(words.intro)}</p>
<p class="quiet">${escaped(words.organisation)}: <bdi>${escaped(facts.organisation)}</bdi> · ${escaped(words.made)}: ${escaped(formatDateTime(presentation, facts.madeAt))}</p>
${areas.map(({ title, parts }) => `<h2>${escaped(title)}</h2><table>${parts.map(rowOf).join("")}</table>`).join("\n")}
<h2>${escaped(words.files)}</h2>
${files.length === 0 ? `<p class="quiet">${escaped(words.nothing)}</p>` : list(files.map((path) => `<bdi>${link(path, path.slice(path.indexOf("/") + 1))}</bdi>`))}
<h2>${escaped(words.notes)}</h2>
${list(words.absent.map(escaped))}
<p>${escaped(words.sightings)}</p>
</body>
</html>
`;
}
