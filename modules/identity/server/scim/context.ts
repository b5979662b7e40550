import type { RolesContext } from "../roles/context.ts";
import type { Doer, OfficerContext } from "../users/context.ts";

/** What the use cases of a directory work with: those of officers of accounts, and of roles. */
export type ScimContext = OfficerContext & Pick<RolesContext, "today" | "countRoleUses">;

export type { Doer };
