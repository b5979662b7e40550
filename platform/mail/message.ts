import type { SendMailOptions } from "nodemailer";
import { htmlOfText, layOut, logoContentId } from "./layout.ts";
import type { Letterhead } from "./letterhead.ts";
import type { QueuedMail } from "./mail.ts";

/** Composes the message. Its id is derived from the mail, so that receivers recognise a second try. */
export function composeMessage(mail: QueuedMail, from: string, letterhead: Letterhead): SendMailOptions {
  const { id, queuedAt, to, locale, text, html } = mail;
  const subject = mail.subject.replace(/\s+/g, " ").trim();
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const { logo } = letterhead;
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(queuedAt),
    from,
    to: { name: "", address: to },
    subject,
    text: `${text.trim()}\n`,
    html: layOut(locale, subject, html ?? htmlOfText(text), letterhead),
    attachments:
      logo === null
        ? []
        : [
            {
              filename: "logo.png",
              content: logo.content,
              contentType: "image/png",
              contentDisposition: "inline",
              cid: logoContentId,
            },
          ],
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
