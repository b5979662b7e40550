import { excerptOf } from "#shared/content.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { quoteForMail } from "#platform/mail/quote-for-mail.ts";
import type { Notification } from "../../contract/schemas.ts";
import { pathOf, translatorOf } from "../sentence.ts";
import type { Receiver } from "./queries.ts";

export type Occasion = "instant" | "daily" | "weekly";

/** Organisation in the mail, and base URL of its links. */
export type Sender = { organisation: Record<Locale, string>; publicUrl: string; timeZone: string };

/** Composes a mail with notifications, newest first, in the receiver's language. `more`: there are further ones. */
export function composeMail(
  receiver: Receiver,
  lines: readonly Notification[],
  { occasion, more, sender }: { occasion: Occasion; more: boolean; sender: Sender },
): { subject: string; text: string } {
  const { t, sentence } = translatorOf(receiver, sender.timeZone);
  const organisation = quoteForMail(sender.organisation[receiver.locale]);
  const settings = `${sender.publicUrl}/user-profile/notifications`;
  const paragraphs = lines.map((line) => {
    const commentText = line.comment === null ? null : quoteForMail(excerptOf(line.comment.excerpt, 160));
    const reason = line.reason === null ? null : t("reason", { reason: quoteForMail(line.reason) });
    return [sentence(line), commentText, reason, `${sender.publicUrl}${pathOf(line)}`]
      .filter((part) => part !== null)
      .join("\n");
  });
  const [only] = lines;
  const subject =
    occasion !== "instant"
      ? t(occasion === "daily" ? "mail.subjectDaily" : "mail.subjectWeekly", { organisation })
      : lines.length === 1 && only !== undefined
        ? sentence(only)
        : t("mail.subjectMany", { count: lines.length });
  const text = [
    t("mail.greeting", { name: quoteForMail(nameIn(receiver.locale, receiver)) }),
    ...(occasion === "instant" ? [] : [t(occasion === "daily" ? "mail.introDaily" : "mail.introWeekly")]),
    ...paragraphs,
    ...(more ? [t("mail.more", { link: `${sender.publicUrl}/notifications` })] : []),
    t(occasion === "instant" ? "mail.whyInstant" : "mail.whyDigest", { organisation, link: settings }),
  ].join("\n\n");
  return { subject, text };
}
