import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { acknowledgementRoutes } from "../contract/routes.ts";
import { exportCoverage } from "./export-coverage.ts";
import { listConcerned, readCoverage } from "./list-concerned.ts";
import { readMustRead, today, type Surroundings } from "./load-must-read.ts";
import { presentMine } from "./present-must-read.ts";
import { selectMine } from "./queries.ts";
import { acknowledge } from "./record-acknowledgement.ts";
import { setMustRead, withdrawMustRead } from "./set-must-read.ts";

export const bindAcknowledgements = (options: Surroundings): BoundRoute[] =>
  bindRoutes(acknowledgementRoutes, {
    readMustRead: async ({ db, actor, params }) => ({ data: await readMustRead(db, actor, params.id, options) }),
    setMustRead: async ({ tx, actor, params, body, facts }) => ({
      data: await setMustRead(tx, actor, params.id, body, { ...options, requestId: facts.id }),
    }),
    withdrawMustRead: ({ tx, actor, params, facts }) => withdrawMustRead(tx, actor, params.id, facts.id),
    acknowledge: async ({ tx, actor, params, facts }) => ({
      data: await acknowledge(tx, actor, params.id, { ...options, requestId: facts.id }),
    }),
    readCoverage: async ({ db, actor, params }) => ({ data: await readCoverage(db, actor, params.id) }),
    listConcerned: ({ db, actor, params, query }) => listConcerned(db, actor, params.id, query, options.files),
    exportCoverage: ({ database, actor, params, facts, raw }) =>
      exportCoverage(database, actor, { topicId: params.id, requestId: facts.id }, raw.reply),
    async listMyMustReads({ db, actor }) {
      const [rows, day] = [await selectMine(db, [actor.personId]), await today(db, options)];
      return { data: rows.map((row) => presentMine(row, day)) };
    },
  });
