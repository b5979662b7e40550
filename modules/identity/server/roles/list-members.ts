import type { z } from "zod";
import { authorColumns, authorOf, type AuthorRow } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import { fetchSizes, readPage, type FetchSize, type PageOf } from "#platform/http/page.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { listRoleMembersQuery, RoleMember } from "../../contract/schemas-roles.ts";
import type { RolesContext } from "./context.ts";
import { selectKnownRole } from "./queries.ts";
import { todayOf } from "../accounts/context.ts";

type MemberRow = AuthorRow & Omit<RoleMember, "person">;

/** Limit of people who match a name; more make the filter useless. */
const maxNamed = 1000;

const stateOf = `case when upper(m.valid) <= $2::date then 'over' when lower(m.valid) > $2::date then 'coming' else 'current' end`;

/** Values: role, today, people, state; null for any people or state. */
const textOf = (cursor: Cursor["direction"] | "first", size: FetchSize): string => {
  const { condition, orderBy } = keyset(["m.id"], "desc", cursor === "first" ? "after" : cursor, 5);
  return `
    select m.id, ${authorColumns("p")}, a.status is not distinct from 'active' as "isActive",
      lower(m.valid) as from, upper(m.valid) - 1 as to, ${stateOf} as state
    from role_member m join person p on p.id = m.person_id left join account a on a.person_id = p.id
    where m.role_id = $1 and ($3::bigint[] is null or m.person_id = any($3))
      and ($4::text is null or ${stateOf} = $4) ${cursor === "first" ? "" : `and ${condition}`}
    order by ${orderBy} limit ${size}`;
};

const pages = {
  first: new Map(fetchSizes.map((size) => [size, statement<MemberRow>(textOf("first", size))])),
  after: new Map(fetchSizes.map((size) => [size, statement<MemberRow>(textOf("after", size))])),
  before: new Map(fetchSizes.map((size) => [size, statement<MemberRow>(textOf("before", size))])),
};

/** Lists memberships, newest first; throws 404 for an unknown role. */
export async function listRoleMembers(
  db: Reader,
  context: RolesContext,
  viewerId: string,
  roleId: string,
  query: z.output<typeof listRoleMembersQuery>,
): Promise<PageOf<RoleMember>> {
  const today = await todayOf(db, context);
  if ((await selectKnownRole(db, [roleId])).length === 0) throw refuse("not_found");
  const { search = "", state = null } = query;
  const people = search.trim() === "" ? null : await context.findPersonIds(db, search, maxNamed);
  const { data, page } = await readPage<MemberRow>(
    {
      list: `role members ${JSON.stringify([roleId, search.trim(), state])}`,
      kinds: ["id"],
      keyOf: ({ id }) => [id],
      fetch: async (cursor, size) => {
        const read = pages[cursor?.direction ?? "first"].get(size);
        return read === undefined ? [] : read(db, [roleId, today, people, state, ...(cursor?.values ?? [])]);
      },
    },
    query,
  );
  return {
    data: data.map(({ id, isActive, from, to, state, ...author }) => ({
      id,
      person: authorOf(author, context.files, viewerId),
      isActive,
      from,
      to,
      state,
    })),
    page,
  };
}
