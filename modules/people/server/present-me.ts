import { permissions } from "#shared/permissions.ts";
import type { Files } from "#platform/files/files.ts";
import { pick } from "#shared/pick.ts";
import { may, type Actor } from "#platform/http/actor.ts";
import type { Me } from "../contract/schemas.ts";
import { profileNames, visibilityOf } from "./directory/queries-person.ts";
import { settingNames, type MeRow } from "./queries.ts";
import { presentEmployment } from "./records/present-employment.ts";
import { presentSummary, presentPlacement, presentManager } from "./directory/present-summary.ts";

export const presentMe = (files: Files, actor: Actor, row: MeRow): Me => ({
  ...presentSummary(row, files, actor.personId, "large"),
  ...pick(row, [...profileNames, ...settingNames, "email"]),
  visibility: visibilityOf(row),
  department: presentPlacement(row),
  manager: presentManager(row, files, actor.personId),
  permissions: permissions.filter((permission) => may(actor, permission)),
  secondFactorDue: actor.secondFactorDue,
  employment: presentEmployment(row),
});
