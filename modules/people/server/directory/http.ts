import { contentDisposition } from "#platform/http/content-disposition.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { nameIn } from "#shared/locale.ts";
import { directoryRoutes } from "../../contract/routes-directory.ts";
import type { DirectoryContext } from "./context.ts";
import { cardOf } from "./export-card.ts";
import { listPeople, listWorkplaces } from "./list-people.ts";
import { listSightings } from "./list-sightings.ts";
import { previewPerson, readPerson } from "./read-person.ts";

export const bindDirectory = (context: DirectoryContext): BoundRoute[] =>
  bindRoutes(directoryRoutes, {
    listUsers: ({ database, actor, query, facts }) =>
      listPeople(database.replica, context, { personId: actor.personId, locale: facts.locale }, query),
    listWorkplaces: async ({ database }) => ({ data: await listWorkplaces(database.replica) }),
    readUser: async ({ database, actor, params }) => ({ data: await readPerson(database, context, actor, params.id) }),
    async readUserCard({ database, actor, params, facts, raw: { reply } }) {
      const person = await readPerson(database, context, actor, params.id);
      const { organisationNameEn: nameEn, organisationNameAr: nameAr } = await context.settings(database.primary);
      const card = cardOf(person, {
        address: `${context.publicUrl()}/directory/${person.id}`,
        organisation: { nameEn, nameAr },
      });
      reply
        .header("content-type", "text/vcard; charset=utf-8")
        .header("content-disposition", contentDisposition("attachment", `${nameIn(facts.locale, person)}.vcf`))
        .header("cache-control", "no-store")
        .send(card);
    },
    previewMe: async ({ database, actor, query }) => ({
      data: await previewPerson(database, context, actor, query.as),
    }),
    listSightings: ({ database, actor, query }) =>
      listSightings(database.primary, context.files, actor.personId, query),
  });
