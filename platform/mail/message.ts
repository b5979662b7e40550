import type { SendMailOptions } from "nodemailer";
import { directionOf, type Locale } from "#shared/locale.ts";
import type { QueuedMail } from "./mail.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]،؛؟])/;

/** Text with its addresses as links, which are left-to-right in any language. */
const inline = (text: string): string =>
  text
    .split(address)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escape(part)}" dir="ltr">${escape(part)}</a>`
        : escape(part).replaceAll("\n", "<br>\n"),
    )
    .join("");

/** Plain text as the inside of an HTML body. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join("\n");

const page = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="font-family: 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, sans-serif; line-height: 1.7; max-width: 36em">
${body}
</body>
</html>
`;

/** The message as it leaves. Its id follows from the mail, so a second try is the same message to whoever receives it. */
export function composeMessage(mail: QueuedMail, from: string): SendMailOptions {
  const { id, queuedAt, to, locale, text, html } = mail;
  const subject = mail.subject.replace(/\s+/g, " ").trim();
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(queuedAt),
    from,
    to: { name: "", address: to },
    subject,
    text: `${text.trim()}\n`,
    html: page(locale, subject, html ?? htmlOfText(text)),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
