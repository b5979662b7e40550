import type { RolesContext } from "../roles/context.ts";
import type { Doer, OfficerContext } from "../users/context.ts";

export type ScimContext = OfficerContext & Pick<RolesContext, "today" | "countRoleUses">;

export type { Doer };
