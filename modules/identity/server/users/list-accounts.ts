import type { z } from "zod";
import { dateRange } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf, type PagedList } from "#platform/http/page.ts";
import { may, withinOf, type Actor, type Within } from "#platform/http/actor.ts";
import type { Locale } from "#shared/locale.ts";
import type { AccountFilters, AccountInList, AssignableRole, listAccountsQuery } from "../../contract/users/schemas.ts";
import { judgeRole } from "../authority/policy.ts";
import { authorOf, mayGrantSelfRoles } from "../authority/check-authority.ts";
import type { OfficerContext } from "./context.ts";
import { presentInList } from "./load-account.ts";
import {
  accountPages,
  maxNamed,
  loadAssignable,
  selectCandidates,
  selectMemberships,
  type AccountListRow,
  type AccountScope,
} from "./queries.ts";
import { todayOf } from "../accounts/context.ts";

/** Maximum matches of a search. */
const maxFound = 10_000;

const allAccounts: AccountScope = {
  ids: null,
  status: null,
  role: null,
  department: null,
  neverSignedIn: null,
  withoutHireDate: null,
  from: null,
  before: null,
  within: null,
};

/** The source of the pages of an account list. */
export type AccountList = Pick<PagedList<AccountListRow>, "list" | "kinds" | "keyOf" | "fetch">;

/** Chooses the faster query: a few candidates by id, or all accounts in the order of names. */
export async function planAccounts(
  db: Reader,
  context: OfficerContext,
  locale: Locale,
  filters: AccountFilters,
  within: Within,
): Promise<AccountList> {
  const { search = "", status = null, role = null, department = null, neverSignedIn = false } = filters;
  const { createdFrom, createdTo, withoutHireDate = false } = filters;
  const { timeZone } = await context.settings(db);
  const hasDates = createdFrom !== undefined || createdTo !== undefined;
  const dates = hasDates ? dateRange(createdFrom, createdTo, timeZone) : null;
  const today = await todayOf(db, context);
  const found = search === "" ? null : await context.findPersonIds(db, search, maxFound);
  const scope: AccountScope = {
    ids: found,
    status,
    role,
    department,
    neverSignedIn: neverSignedIn ? true : null,
    withoutHireDate: withoutHireDate ? true : null,
    from: dates?.from ?? null,
    before: dates?.before ?? null,
    within,
  };
  const isNarrow = Object.entries(scope).some(([name, value]) => name !== "ids" && value !== null);
  const ids = isNarrow ? (await selectCandidates(db, scope, today)).map(({ id }) => id) : null;
  const isFew = ids !== null && ids.length <= maxNamed;
  // All people have an account, so that matches of a search alone are candidates too.
  const areCandidates = isFew || (found !== null && !isNarrow);
  return {
    list: `accounts ${locale} ${JSON.stringify([search, status, role, department, neverSignedIn, withoutHireDate, createdFrom, createdTo])}`,
    kinds: ["text", "id"],
    keyOf: (row) => [row.sorted, row.author_id],
    fetch: accountPages(db, { locale, scope: isFew ? { ...allAccounts, ids } : scope, areCandidates }, today),
  };
}

/** By name in the reader's language. */
export async function listAccounts(
  db: Reader,
  context: OfficerContext,
  { actor, locale }: { actor: Actor; locale: Locale },
  { cursor, limit, ...filters }: z.output<typeof listAccountsQuery>,
): Promise<PageOf<AccountInList>> {
  const { data, page } = await readPage(
    await planAccounts(db, context, locale, filters, withinOf(actor, "user.manage")),
    { cursor, limit },
  );
  const memberships = await selectMemberships(db, [data.map((row) => row.author_id), await todayOf(db, context)]);
  const seen = { files: context.files, viewerId: actor.personId };
  return { data: data.map((row) => presentInList(row, memberships, seen)), page };
}

/** Returns all roles that can be granted, and whether this officer may grant each, to others or themselves. */
export async function listAssignableRoles(
  db: Reader,
  context: Pick<OfficerContext, "findRolePowers" | "settings">,
  actor: Actor,
): Promise<AssignableRole[]> {
  const author = authorOf(actor);
  const mayGrantSelf = await mayGrantSelfRoles(db, context, author);
  return (await loadAssignable(db, context)).map(({ id, key, name_ar: nameAr, name_en: nameEn, needs }) => {
    const canGrant = may(actor, "user.manage") && judgeRole({ ...author, above: [] }, { people: [], needs }) === null;
    return { id, key, nameAr, nameEn, canGrant, canTake: canGrant && mayGrantSelf };
  });
}
