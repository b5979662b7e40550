import type { RolesContext } from "../roles/context.ts";
import type { Requester, OfficerContext } from "../users/context.ts";

export type ScimContext = OfficerContext & Pick<RolesContext, "countRoleUses">;

export type { Requester };
