import { createTranslator } from "use-intl/core";
import { excerptOf } from "#shared/content.ts";
import type { Locale } from "#shared/locale.ts";
import { languageTag, type Formatting } from "#shared/presentation.ts";
import { quoteForMail } from "#platform/mail/quote-for-mail.ts";
import { deliveredAr } from "../../contract/push/phrases-delivered.ar.ts";
import { deliveredEn } from "../../contract/push/phrases-delivered.en.ts";
import type { PushMessage } from "../../contract/push/schemas.ts";
import type { Notification } from "../../contract/schemas.ts";
import { pathOf, translatorOf } from "../sentence.ts";
import type { Target } from "./queries.ts";

const messages: Record<Locale, typeof deliveredEn> = { en: deliveredEn, ar: deliveredAr as never };

// In characters. Push services accept 4,096 bytes, and screens show less.
const maxNameLength = 80;
const maxSentenceLength = 240;
const maxExcerptLength = 120;
const maxSentences = 3;

/** Formats and lock screen mode of the receiver. */
type Reader = Formatting & Pick<Target, "lockScreen">;

/** Composes one message for notifications in the person's language; without texts if only the kind is shown. */
export function composePush(
  reader: Reader,
  lines: readonly Notification[],
  { organisation, timeZone }: { organisation: Record<Locale, string>; timeZone: string },
): PushMessage {
  const { locale, lockScreen } = reader;
  const { sentence } = translatorOf(reader, timeZone);
  const t = createTranslator({
    locale: languageTag(reader),
    messages: messages[locale],
    timeZone,
  });
  const from = { organisation: quoteForMail(excerptOf(organisation[locale], maxNameLength)) };
  const [only, ...others] = lines;
  const language = { lang: locale, dir: locale === "ar" ? "rtl" : "ltr" } as const;
  if (only !== undefined && others.length === 0) {
    const commentText = only.comment === null ? "" : quoteForMail(excerptOf(only.comment.excerpt, maxExcerptLength));
    const words = [excerptOf(sentence(only), maxSentenceLength), ...(commentText === "" ? [] : [commentText])];
    return {
      title: t(only.kind, from),
      body: lockScreen === "words" ? words.join("\n") : "",
      ...language,
      tag: `notification-${only.id}`,
      path: pathOf(only),
    };
  }
  const sentences = lines.slice(0, maxSentences).map((line) => excerptOf(sentence(line), maxExcerptLength));
  return {
    title: t("several", { ...from, count: lines.length }),
    body: lockScreen === "words" ? sentences.join("\n") : "",
    ...language,
    tag: "notifications",
    path: "/notifications",
  };
}
