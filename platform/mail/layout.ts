import { directionOf, type Locale } from "#shared/locale.ts";
import type { Letterhead } from "./letterhead.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]،؛؟])/;

/** Renders addresses in a text as links, left-to-right in any language. */
const inline = (text: string): string =>
  text
    .split(address)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escape(part)}" dir="ltr">${escape(part)}</a>`
        : escape(part).replaceAll("\n", "<br>\n"),
    )
    .join("");

/** Renders plain text as the inside of an HTML body. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join("\n");

/** Content id of the logo in its own message. */
export const logoContentId = "logo@diwan";

const colours = {
  light: { paper: "#f7f5f0", surface: "#ffffff", line: "#e6e1d6", ink: "#14211f", text: "#253431", muted: "#5b6965" },
  dark: { paper: "#0d1413", surface: "#141e1c", line: "#243230", ink: "#f0f5f2", text: "#d5dfdb", muted: "#9aaba5" },
};

/** The colours of one theme. Mail programs drop custom properties, so every colour is written out. */
const paint = ({ paper, surface, line, ink, text, muted }: typeof colours.light, accent: string): string => `
  body, .paper { background-color: ${paper}; color: ${text}; }
  .card { background-color: ${surface}; border-color: ${line}; border-top-color: ${accent}; }
  .name { color: ${ink}; }
  .foot { color: ${muted}; }
  a { color: ${accent}; }`;

const styleOf = ({ accent }: Letterhead): string => `
  body { margin: 0; padding: 0; }
  .paper { padding: 24px 12px; font-family: 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, sans-serif; font-size: 16px; line-height: 1.7; }
  .card { padding: 24px; border-style: solid; border-width: 3px 1px 1px; border-radius: 12px; }
  .name { font-size: 18px; font-weight: 600; line-height: 1.4; }
  .logo { display: block; }
  .words { padding-top: 12px; overflow-wrap: anywhere; word-break: break-word; }
  .words p { margin: 0; padding: 8px 0; }
  .foot { padding: 16px 24px 0; font-size: 13px; line-height: 1.5; }
${paint(colours.light, accent.light)}
  @media (prefers-color-scheme: dark) {${paint(colours.dark, accent.dark).replaceAll("\n", "\n  ")}
    .logo { border: 6px solid #ffffff; border-radius: 8px; }
  }`;

/** A row of a table 600 pixels wide, for mail programs without other layouts; all else shrinks with the window. */
const row = (name: string, content: string): string => `<tr><td class="${name}">${content}</td></tr>`;

/** Renders an HTML page around `body`, the escaped content of a mail, in a language and its direction. */
export function layOut(locale: Locale, title: string, body: string, letterhead: Letterhead): string {
  const { organisation, logo } = letterhead;
  const direction = directionOf(locale);
  const name = escape(organisation);
  const head =
    logo === null
      ? `<bdi class="name">${name}</bdi>`
      : `<img class="logo" src="cid:${logoContentId}" width="${logo.width}" height="${logo.height}" alt="${name}">`;
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>
  :root { color-scheme: light dark; }${styleOf(letterhead)}
</style>
</head>
<body dir="${direction}">
<div class="paper" lang="${locale}" dir="${direction}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width: 600px; margin: 0 auto">
${row("card", `${head}\n<div class="words">\n${body}\n</div>`)}
${logo === null ? "" : row("foot", `<bdi>${name}</bdi>`)}
</table>
</div>
</body>
</html>
`;
}
