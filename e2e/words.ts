import { createTranslator } from "use-intl/core";
import { languageTag } from "#shared/presentation.ts";
import type { Locale } from "#shared/locale.ts";
import { adminAr } from "../apps/web/catalogue/admin.ar.ts";
import { adminEn } from "../apps/web/catalogue/admin.en.ts";
import { attendanceAdminAr } from "../apps/web/catalogue/attendance-admin.ar.ts";
import { attendanceAdminEn } from "../apps/web/catalogue/attendance-admin.en.ts";
import { attendancePartAr } from "../apps/web/catalogue/attendance.ar.ts";
import { attendancePartEn } from "../apps/web/catalogue/attendance.en.ts";
import { directoryPartAr } from "../apps/web/catalogue/directory.ar.ts";
import { directoryPartEn } from "../apps/web/catalogue/directory.en.ts";
import { chartPartAr } from "../apps/web/catalogue/chart.ar.ts";
import { chartPartEn } from "../apps/web/catalogue/chart.en.ts";
import { factorsPartAr } from "../apps/web/catalogue/factors.ar.ts";
import { factorsPartEn } from "../apps/web/catalogue/factors.en.ts";
import { recordsPartAr } from "../apps/web/catalogue/records.ar.ts";
import { recordsPartEn } from "../apps/web/catalogue/records.en.ts";
import { entranceAr } from "../apps/web/catalogue/entrance.ar.ts";
import { entranceEn } from "../apps/web/catalogue/entrance.en.ts";
import { homeAdminPartAr } from "../apps/web/catalogue/home-admin.ar.ts";
import { homeAdminPartEn } from "../apps/web/catalogue/home-admin.en.ts";
import { insideAr } from "../apps/web/catalogue/inside.ar.ts";
import { insideEn } from "../apps/web/catalogue/inside.en.ts";
import { oversightPartAr } from "../apps/web/catalogue/oversight.ar.ts";
import { oversightPartEn } from "../apps/web/catalogue/oversight.en.ts";
import { publicationsAdminPartAr } from "../apps/web/catalogue/publications-admin.ar.ts";
import { publicationsAdminPartEn } from "../apps/web/catalogue/publications-admin.en.ts";
import { publicationsPartAr } from "../apps/web/catalogue/publications.ar.ts";
import { publicationsPartEn } from "../apps/web/catalogue/publications.en.ts";
import { servicesAdminPartAr } from "../apps/web/catalogue/services-admin.ar.ts";
import { servicesAdminPartEn } from "../apps/web/catalogue/services-admin.en.ts";
import { settingsPartAr } from "../apps/web/catalogue/settings.ar.ts";
import { settingsPartEn } from "../apps/web/catalogue/settings.en.ts";
import { tokensPartAr } from "../apps/web/catalogue/tokens.ar.ts";
import { tokensPartEn } from "../apps/web/catalogue/tokens.en.ts";
import { usersPartAr } from "../apps/web/catalogue/users.ar.ts";
import { usersPartEn } from "../apps/web/catalogue/users.en.ts";
import { webhooksPartAr } from "../apps/web/catalogue/webhooks.ar.ts";
import { webhooksPartEn } from "../apps/web/catalogue/webhooks.en.ts";
import { writingPartAr } from "../apps/web/catalogue/writing.ar.ts";
import { writingPartEn } from "../apps/web/catalogue/writing.en.ts";

type Messages = typeof entranceEn &
  typeof factorsPartEn &
  typeof oversightPartEn &
  typeof insideEn &
  typeof homeAdminPartEn &
  typeof adminEn &
  typeof writingPartEn &
  typeof tokensPartEn &
  typeof usersPartEn &
  typeof settingsPartEn &
  typeof publicationsPartEn &
  typeof publicationsAdminPartEn &
  typeof attendancePartEn &
  typeof directoryPartEn &
  typeof chartPartEn &
  typeof recordsPartEn &
  typeof attendanceAdminEn &
  typeof servicesAdminPartEn &
  typeof webhooksPartEn;
const messages = {
  en: {
    ...entranceEn,
    ...oversightPartEn,
    ...insideEn,
    ...homeAdminPartEn,
    ...adminEn,
    ...writingPartEn,
    ...factorsPartEn,
    ...tokensPartEn,
    ...usersPartEn,
    ...settingsPartEn,
    ...publicationsPartEn,
    ...publicationsAdminPartEn,
    ...attendancePartEn,
    ...directoryPartEn,
    ...chartPartEn,
    ...recordsPartEn,
    ...attendanceAdminEn,
    ...servicesAdminPartEn,
    ...webhooksPartEn,
  },
  ar: {
    ...entranceAr,
    ...oversightPartAr,
    ...insideAr,
    ...homeAdminPartAr,
    ...adminAr,
    ...writingPartAr,
    ...factorsPartAr,
    ...tokensPartAr,
    ...usersPartAr,
    ...settingsPartAr,
    ...publicationsPartAr,
    ...publicationsAdminPartAr,
    ...attendancePartAr,
    ...directoryPartAr,
    ...chartPartAr,
    ...recordsPartAr,
    ...attendanceAdminAr,
    ...servicesAdminPartAr,
    ...webhooksPartAr,
  } as unknown as Messages,
};

const translatorFor = (locale: Locale) =>
  createTranslator({
    locale: languageTag({ locale, calendar: "gregory", digits: "auto" }),
    messages: messages[locale],
    timeZone: "Asia/Riyadh",
  });

/** Says what the interface says in one language: `t("identity.signIn.action")`. */
export type Words = ReturnType<typeof translatorFor>;

const translators = { en: translatorFor("en"), ar: translatorFor("ar") };

/** The words of a language, as the interface finds them. */
export const wordsIn = (locale: Locale): Words => translators[locale];

/** Both languages, for journeys that are made in each. */
export const locales = ["en", "ar"] as const;
