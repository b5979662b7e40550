import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { authorOf, type Caller } from "#platform/http/author.ts";
import type { Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { departmentRoutes } from "../../contract/routes-departments.ts";
import type { DirectoryContext } from "../directory/context.ts";
import { createDepartment, deleteDepartment, updateDepartment, type Mover } from "./change-department.ts";
import { selectDepartments } from "./queries.ts";

export function bindDepartments({ settings }: Pick<DirectoryContext, "settings">): BoundRoute[] {
  const moverOf = async (db: Reader, caller: Caller & { actor: Actor }): Promise<Mover> => ({
    ...authorOf(caller),
    actor: caller.actor,
    today: civilDateIn((await settings(db)).timeZone),
  });
  return bindRoutes(departmentRoutes, {
    listDepartments: async ({ db }) => ({ data: await selectDepartments(db, []) }),
    createDepartment: async ({ tx, body, ...caller }) => ({
      data: await createDepartment(tx, authorOf(caller), body),
    }),
    updateDepartment: async ({ tx, params, body, ...caller }) => ({
      data: await updateDepartment(tx, await moverOf(tx, caller), params.id, body),
    }),
    deleteDepartment: async ({ tx, params, query, ...caller }) =>
      deleteDepartment(tx, await moverOf(tx, caller), params.id, query.moveTo),
  });
}
