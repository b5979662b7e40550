import type { z } from "zod";
import { departmentsExist, requirePlaceWithin } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { may } from "#platform/http/actor.ts";
import { record } from "#platform/events/record.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { createAccount as createSchema } from "../../contract/users/schemas.ts";
import { authorOfRequester, requireManager } from "../authority/check-authority.ts";
import { createPersonWithAccount } from "../accounts/create-person.ts";
import { mailInvitation } from "../accounts/deliver-account-mail.ts";
import type { AccountChange } from "./context.ts";
import { selectPresent } from "./queries.ts";
import { addMemberships, readMemberships } from "./change-roles.ts";

const invalid = { key: "invalid" } as const;

/** Invited by mail; confirmed without a mail, for single sign-on; or disabled until activated. */
export type InitialState = { status: "invited" | "active" | "disabled"; isConfirmed: boolean };

/**
 * Creates an account; returns the person's id. Invited people set a password by a link, which activates it. An officer
 * with bounds needs a department within them, and gives no roles.
 */
export async function createAccount(
  { tx, context, requester }: AccountChange,
  given: z.output<typeof createSchema>,
  { status, isConfirmed }: InitialState = { status: "invited", isConfirmed: false },
): Promise<string> {
  const { actor, requestId } = requester;
  const { email, locale, nameAr = null, nameEn = null, titleAr = null, titleEn = null } = given;
  const { department = null, manager = null } = given;
  await requirePlaceWithin(tx, actor, { department, manager });
  if (given.roles.length > 0 && !may(actor, "user.manage"))
    throw refuseField("permission_not_held", "roles.0.role", invalid);
  if (department !== null && !(await departmentsExist(tx, [department])))
    throw refuseField("department_unknown", "department", invalid);
  if (manager !== null && (await selectPresent(tx, [manager])).length === 0)
    throw refuseField("person_unknown", "manager", invalid);
  const author = authorOfRequester(requester, given.reason);
  const selfGrant = manager === null ? {} : await requireManager(tx, context, author, { person: null, manager });
  const { wanted, roles } = await readMemberships(tx, context, { author, personId: null }, given.roles);
  const personId = await createPersonWithAccount(tx, {
    email,
    locale,
    nameAr,
    nameEn,
    titleAr,
    titleEn,
    departmentId: department,
    managerId: manager,
    passwordHash: null,
    status,
    confirmedAt: isConfirmed ? now() : null,
  });
  await record(tx, {
    action: status === "invited" ? "account.invited" : "account.provisioned",
    actorId: actor.personId,
    subject: { kind: "person", id: personId },
    details: { manager, ...selfGrant },
    audience: "permission:user.manage",
    requestId,
  });
  await addMemberships(tx, requester, personId, wanted, { roles });
  if (status === "invited") await mailInvitation(tx, context, { personId, email, locale });
  return personId;
}
