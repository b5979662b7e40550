import { attendeeOf } from "#modules/attendance/server/index.ts";
import { filterWithin, requireWithin } from "#modules/people/server/index.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Ledger, OwnLedger } from "../../contract/schemas-balances.ts";
import { lastDateFor, loadCases } from "../cases/load-cases.ts";
import type { BoundedQuery, Query } from "../context.ts";
import { evaluate } from "../engine/evaluate.ts";
import { listEntries } from "../entries/list-entries.ts";
import { selectRecounts } from "../recounts/queries.ts";
import { listSuspensions } from "../suspensions/list-suspensions.ts";
import { figuresOf } from "./compute-balances.ts";
import { requireType, todayOf } from "./list-balances.ts";
import { periodOn, presentMovements, type Sources } from "./present-movements.ts";
import { selectOrigins, selectPerson, selectPolicyNames, type EmploymentRow } from "./queries.ts";

type Account = { person: EmploymentRow; typeId: string; on: string; entries: Sources["entries"] };

/** Returns the balance of a person on a date with all its movements, or why there is none. */
async function readAccount(
  { db }: Query,
  { person, typeId, on, entries }: Account,
): Promise<Pick<OwnLedger, "figures" | "period" | "missing" | "movements">> {
  const none = { figures: null, period: null, movements: [] };
  const { author_id: personId, hire_date: hireDate } = person;
  if (hireDate === null) return { ...none, missing: "hireDate" };
  if (hireDate > on) return { ...none, missing: "employment" };
  const wanted = { personIds: [personId], typeId, until: lastDateFor(on), withWaiting: true };
  const loaded = (await loadCases(db, wanted)).get(personId);
  if (loaded === undefined) return { ...none, missing: "policy" };
  const origins = await selectOrigins(db, personId, typeId);
  const policies = await selectPolicyNames(db, typeId);
  const { movements } = evaluate({ ...loaded, request: null, asOf: [] });
  return {
    figures: figuresOf(loaded, on),
    period: periodOn(loaded, on),
    missing: null,
    movements: presentMovements(loaded, movements, { entries, origins, policies }),
  };
}

/** Returns what is of dates on which the person was not within the officer's bounds. */
async function findClosed(
  { db, within }: BoundedQuery,
  personId: string,
  { entries, suspensions }: Pick<Ledger, "entries" | "suspensions">,
): Promise<Ledger["closed"]> {
  const outside = async (days: readonly { id: string; date: string }[]): Promise<string[]> => {
    const given = days.map((day) => ({ ...day, personId }));
    const inside = new Set(await filterWithin(db, within, given));
    return [...new Set(given.filter((day) => !inside.has(day)).map(({ id }) => id))];
  };
  return {
    entries: await outside(entries),
    suspensions: await outside(suspensions.flatMap(({ id, from, to }) => [from, to].map((date) => ({ id, date })))),
  };
}

/** Returns a person's ledger to an officer. */
export async function readLedger(
  query: BoundedQuery,
  personId: string,
  given: { type?: string | undefined; on?: string | undefined },
): Promise<Ledger> {
  const { db, context, viewerId } = query;
  await requireWithin(db, query.within, [personId]);
  const person = await selectPerson(db, personId);
  if (person === null) throw refuse("not_found");
  const type = await requireType(db, given.type);
  const on = given.on ?? (await todayOf(db, context));
  const entries = await listEntries(query, personId, type.id);
  const suspensions = await listSuspensions(query, personId);
  return {
    type,
    on,
    recounts: await selectRecounts(db, personId, type.id),
    ...(await readAccount(query, { person, typeId: type.id, on, entries })),
    person: {
      ...attendeeOf(person, context.files, viewerId),
      hireDate: person.hire_date,
      endDate: person.left_on,
    },
    isOwn: personId === viewerId,
    entries,
    suspensions,
    closed: await findClosed(query, personId, { entries, suspensions }),
  };
}

/** Returns the caller's ledger today. */
export async function readOwnLedger(query: Query, typeId: string): Promise<OwnLedger> {
  const { db, context, viewerId } = query;
  const type = await requireType(db, typeId);
  const on = await todayOf(db, context);
  const person = await selectPerson(db, viewerId);
  if (person === null) throw refuse("not_found");
  const entries = await listEntries(query, viewerId, type.id);
  const recounts = await selectRecounts(db, viewerId, type.id);
  return { type, on, recounts, ...(await readAccount(query, { person, typeId: type.id, on, entries })) };
}
