import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { addRoleMembers as addSchema } from "../../contract/schemas-roles.ts";
import { requireRole } from "../authority/check-authority.ts";
import { incrementAccountVersion, withdrawEmail } from "../accounts/store.ts";
import type { RoleEdit, RolesContext } from "./context.ts";
import { readRole } from "./list-roles.ts";
import { grantOfRole, type RuledRole } from "./policy.ts";
import { hasLastingAdministrator, listBoundGrants, selectMembership } from "./queries.ts";
import { deleteMembership, lockRoles, insertMembers, lockRole } from "./store.ts";
import { todayOf } from "../accounts/context.ts";

/** Selects the position of the first unknown person. */
const unknownPerson = statement<{ place: number }>(`
  select (given.place - 1)::int as place from unnest($1::bigint[]) with ordinality as given (id, place)
  where not exists (select from person p where p.id = given.id) order by 1 limit 1`);

/** Selects the position of the first person with the role in the range. Values: people, role, first and last day. */
const overlapping = statement<{ place: number }>(`
  select (given.place - 1)::int as place from unnest($1::bigint[]) with ordinality as given (id, place)
  where exists (
    select from role_member m
    where m.role_id = $2 and m.person_id = given.id and m.valid && daterange($3::date, $4::date, '[]'))
  order by 1 limit 1`);

async function grantOf(
  tx: Transaction,
  context: RolesContext,
  { id, isBounded, ...role }: Pick<RuledRole, "key" | "granted"> & { id: string; isBounded: boolean },
) {
  const grants = isBounded ? await listBoundGrants(tx, [id]) : null;
  return grantOfRole({ ...role, grants, powers: (await context.findRolePowers(tx, [id])).get(id) ?? [] });
}

/** Adds all people to a role for a range of days, or none of them; returns their number. */
export async function addRoleMembers(
  { tx, context, author }: RoleEdit,
  id: string,
  body: z.output<typeof addSchema>,
): Promise<number> {
  await lockRoles(tx);
  if ((await lockRole(tx, id)) === undefined) throw refuse("not_found");
  const role = await readRole(tx, context, author, id);
  if (role.key === "employee") throw refuse("role_fixed");
  const ruled = { id, key: role.key, granted: role.permissions, isBounded: role.bounds !== null };
  const grant = await grantOf(tx, context, ruled);
  const selfGrant = await requireRole(tx, context, author, { people: body.people, ...grant });
  const { from = null, to = null } = body;
  if (from !== null && to !== null && to < from) throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
  const people = [...new Set(body.people)];
  const [stranger] = await unknownPerson(tx, [people]);
  if (stranger !== undefined) throw refuseField("person_unknown", `people.${stranger.place}`, { key: "invalid" });
  const [twice] = await overlapping(tx, [people, id, from, to]);
  if (twice !== undefined) throw refuseField("membership_overlaps", `people.${twice.place}`, { key: "invalid" });
  await insertMembers(tx, id, people, from, to);
  for (const personId of people) {
    await incrementAccountVersion(tx, personId);
    await withdrawEmail(tx, personId);
    await recordPerson(tx, {
      action: "role.memberAdded",
      actorId: author.personId,
      personId,
      details: {
        role: role.key,
        roleId: id,
        nameEn: role.nameEn,
        nameAr: role.nameAr,
        from,
        to,
        ...(personId === author.personId ? selfGrant : {}),
      },
      requestId: author.requestId,
    });
  }
  return people.length;
}

/** Deletes a membership, except that of the last administrator without an end date. */
export async function removeRoleMember({ tx, context, author }: RoleEdit, membershipId: string): Promise<void> {
  await lockRoles(tx);
  const today = await todayOf(tx, context);
  const [membership] = await selectMembership(tx, [today, membershipId]);
  if (membership === undefined) throw refuse("not_found");
  const { key, granted, role_id: roleId, person_id: personId } = membership;
  const ruled = { id: roleId, key, granted, isBounded: membership.is_bounded };
  await requireRole(tx, context, author, { people: [], ...(await grantOf(tx, context, ruled)) });
  if (key === "administrator" && !membership.is_over && !(await hasLastingAdministrator(tx, today, { membershipId })))
    throw refuse("last_administrator");
  const dates = await deleteMembership(tx, membershipId);
  if (dates === null) throw refuse("not_found");
  await incrementAccountVersion(tx, personId);
  await recordPerson(tx, {
    action: "role.memberRemoved",
    actorId: author.personId,
    personId,
    details: { role: key, roleId, ...dates },
    requestId: author.requestId,
  });
}
