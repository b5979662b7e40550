import { readUpload } from "#platform/files/read-upload.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { asQueued } from "#platform/mail/mail.ts";
import { quoteForMail } from "#platform/mail/quote-for-mail.ts";
import { tryMail } from "#platform/mail/try-mail.ts";
import { settingRoutes } from "../../contract/routes-settings.ts";
import { logoLimit } from "../../contract/limits.ts";
import type { AdministrationContext } from "../context.ts";
import { changeSettings } from "./change-settings.ts";
import { mailTexts } from "./mail-texts.ts";
import { presentSettings } from "./present-settings.ts";
import { readLogo, readReceiver } from "./queries.ts";
import { removeLogo, replaceLogo } from "./change-logo.ts";

export const bindSettings = (context: AdministrationContext): BoundRoute[] =>
  bindRoutes(settingRoutes, {
    readSettings: async ({ database }) => ({ data: await presentSettings(database.primary, context) }),
    async updateSettings(call) {
      await changeSettings(call, context, call.body);
      return { data: await presentSettings(call.tx, context) };
    },
    async replaceLogo(call) {
      await replaceLogo(call, call.params.place, await readUpload(call.raw.request, logoLimit));
      return { data: await presentSettings(call.database.primary, context) };
    },
    removeLogo: (call) => removeLogo(call, call.params.place),
    async readLogo({ db, params, raw }) {
      const logo = await readLogo(db, params.hash);
      if (logo === null) throw refuse("not_found");
      raw.reply
        .headers({
          "content-type": logo.mediaType,
          "cache-control": "public, max-age=31536000, immutable",
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
        })
        .send(logo.content);
    },
    async tryMail({ database, actor }) {
      const receiver = await readReceiver(database.primary, actor.personId);
      if (receiver === null) throw refuse("not_found");
      const { organisationNameEn, organisationNameAr } = await context.settings(database.primary);
      const { email: to, locale } = receiver;
      // First strong isolate and its end: the name keeps its own direction within the sentence.
      const words = mailTexts[locale](quoteForMail(locale === "ar" ? organisationNameAr : organisationNameEn));
      return { data: { to, ...(await tryMail(database.primary, context.mail, asQueued({ to, locale, ...words }))) } };
    },
  });
