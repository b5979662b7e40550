import { createTranslator } from "use-intl/core";
import { languageTag } from "#shared/presentation.ts";
import type { Locale } from "#shared/locale.ts";
import type { Messages } from "../apps/web/catalogue.ts";
import { readNamespaces } from "../tools/check-phrases/catalogues.ts";

const root = new URL("..", import.meta.url).pathname;

const translatorFor = async (locale: Locale) =>
  createTranslator({
    locale: languageTag({ locale, calendar: "gregory", digits: "auto" }),
    messages: (await readNamespaces(root, locale)) as Messages,
    timeZone: "Asia/Riyadh",
  });

/** Returns the interface's text in one language: `t("identity.signIn.action")`. */
export type Words = Awaited<ReturnType<typeof translatorFor>>;

const translators = { en: await translatorFor("en"), ar: await translatorFor("ar") };

/** Returns the texts of a language. */
export const wordsIn = (locale: Locale): Words => translators[locale];

/** For tests that run in both languages. */
export const locales = ["en", "ar"] as const;
