import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { acknowledgementRoutes } from "../contract/routes.ts";
import { acknowledge, setMustRead, withdrawMustRead } from "./change-must-read.ts";
import { exportCoverage } from "./export-coverage.ts";
import { listConcerned, readCoverage } from "./list-concerned.ts";
import { readMustRead, today, type MustReadContext } from "./load-must-read.ts";
import { presentMine } from "./present-must-read.ts";
import { selectMine } from "./queries.ts";

export const bindAcknowledgements = (context: MustReadContext): BoundRoute[] =>
  bindRoutes(acknowledgementRoutes, {
    readMustRead: async ({ db, actor, params }) => ({ data: await readMustRead(db, actor, params.id, context) }),
    setMustRead: async (call) => ({ data: await setMustRead(call, call.params.id, call.body, context) }),
    withdrawMustRead: (call) => withdrawMustRead(call, call.params.id),
    acknowledge: async (call) => ({ data: await acknowledge(call, call.params.id, context) }),
    readCoverage: async ({ db, actor, params }) => ({ data: await readCoverage(db, actor, params.id) }),
    listConcerned: (call) => listConcerned(call, context.files),
    exportCoverage,
    async listMyMustReads({ db, actor }) {
      const [rows, day] = [await selectMine(db, [actor.personId]), await today(db, context)];
      return { data: rows.map((row) => presentMine(row, day)) };
    },
  });
