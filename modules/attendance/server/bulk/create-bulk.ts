import { createHash } from "node:crypto";
import type { z } from "zod";
import { lockBounded, requireWithinOn } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { rollBack } from "#platform/database/roll-back.ts";
import { record } from "#platform/events/record.ts";
import type { Author } from "#platform/http/author.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type {
  BulkCorrection,
  BulkPreview,
  createBulk as createSchema,
  previewBulk as previewSchema,
} from "../../contract/schemas-bulk.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { lookupCategoriesOf } from "../absences/policy.ts";
import type { Change, Preview } from "../context.ts";
import { loadCases } from "../days/load-cases.ts";
import { readDaysOf, type StoredDay } from "../days/queries.ts";
import { lockDaysWithin } from "../days/store.ts";
import { loadPeople } from "../load-people.ts";
import { requireLookup } from "../lookups/list-lookups.ts";
import { worse } from "../sheet/compute-cells.ts";
import { applyAbsences } from "./apply-absences.ts";
import { applyPunches } from "./apply-punches.ts";
import { deliverCorrected } from "./deliver-corrected.ts";
import { readBulk } from "./list-bulk.ts";
import type { ChosenDay } from "./plan-steps.ts";
import { insertBulk, insertDays } from "./store.ts";

/** Days from the first to the last, which limits the punches that are loaded. */
const maxSpan = 62;

type Body = z.output<typeof previewSchema>;
type Applied = { id: string; corrected: ChosenDay[]; preview: BulkPreview };

/** The chosen days, each once, by person and date. */
function chosenDays({ days }: Body): { days: ChosenDay[]; people: string[]; from: string; to: string } {
  const keys = new Set(days.map(({ user, date }) => `${user} ${date}`));
  const chosen = [...keys].map((key) => {
    const [personId = "", date = ""] = key.split(" ");
    return { personId, date };
  });
  chosen.sort((one, other) => Number(one.personId) - Number(other.personId) || (one.date < other.date ? -1 : 1));
  const dates = chosen.map(({ date }) => date).toSorted();
  const [from = "", to = ""] = [dates[0], dates.at(-1)];
  if (dayOf(to) - dayOf(from) >= maxSpan) {
    throw refuseField("fields_conflict", "days", { key: "daysMany", values: { max: maxSpan } });
  }
  return { days: chosen, people: [...new Set(chosen.map(({ personId }) => personId))], from, to };
}

const keyOf = ({ personId, date }: ChosenDay): string => `${personId} ${date}`;

/** A date's rows as one. */
function sumRows(rows: readonly StoredDay[]): BulkPreview["rows"][number]["before"] {
  const [first] = rows;
  if (first === undefined) return null;
  return {
    state: rows.reduce((state, row) => worse(state, row.state), first.state),
    workedMinutes: rows.reduce((sum, { workedMinutes }) => sum + workedMinutes, 0),
  };
}

/** Makes a bulk correction, in the caller's transaction, without storing what it consists of. */
async function apply(change: Change, body: Body): Promise<Applied> {
  const { tx, context, author, within } = change;
  const { cause, kind, time = null, reason = null, note = null } = body;
  const { days, people, from, to } = chosenDays(body);
  await requireWithinOn(tx, within, days);
  const categories = cause === "absence" ? lookupCategoriesOf(kind ?? "leave") : (["correctionReason"] as const);
  if (reason !== null) await requireLookup(tx, { path: "reason", id: reason, categories }, note);
  await lockBounded(tx, within, people);
  for (const judge of kind === "leave" ? context.leaveJudges : []) {
    await judge.lock(tx, people);
    await judge.lockUnits(
      tx,
      people.map((personId) => ({ key: personId, personId, lookupId: reason, from, to })),
    );
  }
  await lockDaysWithin(tx, within, days);
  const around = { from: writeDate(dayOf(from) - 2), to: writeDate(dayOf(to) + 2) };
  const loaded = await loadCases(tx, context.rules, people, around);
  if (people.some((id) => !loaded.people.has(id))) throw refuseField("person_unknown", "days", { key: "invalid" });
  const readRows = async () => {
    const rows = await readDaysOf(tx, people, from, to);
    const byDay = Map.groupBy(rows, keyOf);
    return (day: ChosenDay): StoredDay[] => byDay.get(keyOf(day)) ?? [];
  };
  const id = await insertBulk(tx, { cause, reasonId: reason, note, by: author.personId, at: nowIso() });
  const before = await readRows();
  const { outcomes, coverage } =
    cause === "absence"
      ? await applyAbsences(
          change,
          days,
          { lockedMonths: loaded.lockedMonths, before },
          { kind: kind ?? "leave", lookup: reason, note, bulk: id },
        )
      : {
          outcomes: await applyPunches(change, loaded, days, { cause, time, reason: reason ?? "", note, bulk: id }),
          coverage: [],
        };
  const after = await readRows();
  const corrected = days.flatMap((day, index) => {
    const outcome = outcomes[index];
    return outcome?.refusal === null ? [{ ...day, ...outcome }] : [];
  });
  await insertDays(tx, id, corrected);
  const known = await loadPeople({ db: tx, context, viewerId: author.personId }, people);
  const rows = days.flatMap((day, index) => {
    const [person, outcome] = [known.get(day.personId), outcomes[index]];
    if (person === undefined || outcome === undefined) return [];
    const timeZone = before(day)[0]?.timeZone ?? loaded.snapshot.timeZone;
    const states = { before: sumRows(before(day)), after: sumRows(after(day)) };
    return [{ person, date: day.date, ...states, refusal: outcome.refusal, at: outcome.at, timeZone }];
  });
  // The address of a photo differs by request.
  const content = rows.map(({ person, ...row }) => ({ person: person.id, ...row }));
  const preview = {
    rows,
    coverage,
    corrected: corrected.length,
    people: new Set(corrected.map(({ personId }) => personId)).size,
    refused: rows.length - corrected.length,
    digest: createHash("sha256").update(JSON.stringify(content)).digest("hex"),
  };
  return { id, corrected, preview };
}

/** Returns what a bulk correction would do to each day; rolled back. */
export const previewBulk = ({ context, database, within }: Preview, author: Author, body: Body): Promise<BulkPreview> =>
  rollBack(database, async (tx) => (await apply({ tx, context, author, within }, body)).preview);

/**
 * Makes a bulk correction as it was previewed, and tells each person once. Throws `stale_version` if a day differs from
 * the preview, which another officer may have corrected.
 */
export async function createBulk(
  change: Change,
  { digest, ...body }: z.output<typeof createSchema>,
): Promise<BulkCorrection> {
  const { tx, context, author } = change;
  const { id, corrected, preview } = await apply(change, body);
  if (preview.digest !== digest) throw refuse("stale_version");
  if (corrected.length === 0) throw refuseField("fields_conflict", "days", { key: "fieldRequired" });
  const made = await readBulk({ db: tx, context, viewerId: author.personId }, id);
  await deliverCorrected(change, corrected, { id, isUndone: false });
  const { cause, days, people, from, to } = made;
  const personIds = [...new Set(corrected.map(({ personId }) => personId))];
  await record(tx, {
    action: "bulkCorrection.created",
    actorId: author.personId,
    subject: { kind: "bulkCorrection", id },
    details: { personIds, cause, days, people, from, to, reason: body.reason ?? null, note: body.note ?? null },
    audience: "permission:attendance.manage",
    requestId: author.requestId,
  });
  return made;
}
