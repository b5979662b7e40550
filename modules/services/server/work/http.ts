import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { handOverRoutes, workRoutes } from "../../contract/routes-work.ts";
import type { ServicesContext } from "../context.ts";
import { approvalsOf, handOver } from "../flow/change-approvers.ts";
import { loadPeople } from "../load-people.ts";
import { countWork, listWork } from "./list-work.ts";

export const bindWork = (context: ServicesContext): BoundRoute[] => [
  ...bindRoutes(handOverRoutes, {
    listWaitingApprovals: async ({ db, actor, query }) => {
      const rows = await approvalsOf(db, query.person);
      const requesterIds = rows.map(({ requesterId }) => requesterId);
      const find = await loadPeople(db, context.files, actor.personId, requesterIds);
      return {
        data: rows.map(({ requesterId, ...row }) => ({ ...row, requester: find(requesterId) })),
      };
    },
    handOver: async ({ tx, actor, body, facts }) => ({
      data: { handedOver: await handOver({ tx, context, actor }, { ...body, requestId: facts.id }) },
    }),
  }),
  ...bindRoutes(workRoutes, {
    readWorkList: ({ db, actor }) => listWork({ db, context, actor }),
    countWork: async ({ db, actor }) => ({ data: await countWork({ db, context, actor }) }),
  }),
];
