import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { refuse } from "#platform/http/refuse.ts";
import { letterRoutes } from "../../contract/routes-letters.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { loadRequest } from "../rows/load-request.ts";
import { letterFileName } from "./messages.ts";
import { readCode, stateOf } from "./policy.ts";
import { checkAddress, listLetters, readLetterLogo } from "./present-letter.ts";
import { checkPageHeaders, presentCheck } from "./present-check.ts";
import { findLetter, readLetterRow } from "./queries.ts";
import { renderLetter } from "./present-pdf.ts";

/** A code that no letter has, used for malformed codes, so that all responses take equally long. */
const noCode = "-";

export const bindLetters = (context: ServicesContext): BoundRoute[] =>
  bindRoutes(letterRoutes, {
    listLetters: ({ db, actor, query }) => listLetters({ db, context, actor }, query),
    async readLetter({ db, actor, params, raw }) {
      await loadRequest(db, actor, params.id);
      const letter = await readLetterRow(db, params.id);
      if (letter === null) throw refuse("not_found");
      const logo = await readLetterLogo(db, context, letter.facts.language);
      const pdf = await renderLetter(letter, { link: checkAddress(context, letter.code), logo });
      await raw.reply
        .headers({
          "content-type": "application/pdf",
          "content-disposition": contentDisposition("attachment", letterFileName(letter)),
          "content-security-policy": "default-src 'none'; sandbox",
        })
        .send(pdf);
    },
    async checkLetter({ db, params, raw }) {
      const settings = await context.settings(db);
      const { today } = await readCalendar(db, context);
      const found = await findLetter(db, readCode(params.code) ?? noCode);
      const letter = found !== null && stateOf(found, today) === "valid" ? found : null;
      await raw.reply
        .code(letter === null ? 404 : 200)
        .headers(checkPageHeaders)
        .send(presentCheck(settings, letter));
    },
  });
