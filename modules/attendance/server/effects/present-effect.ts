import type { Transaction } from "#platform/database/database.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Preview } from "../context.ts";
import { loadPeople } from "../load-people.ts";
import { referenceTo, type RulesSnapshot } from "../rules/load-rules.ts";
import { judgeAuthor } from "./judge-author.ts";
import type { Conflict } from "./list-conflicts.ts";
import { planDates, type PlannedEffect, type AffectedSpan } from "./plan-effect.ts";

const unnamed = { id: "", nameAr: "", nameEn: "" };

/** A conflict with the names of its parts; `newIds` are assignments that are not saved. */
function presentConflict(
  { assignments, layer, subject, firstDate, people }: Conflict,
  { rules, zones, locations }: RulesSnapshot,
  newIds: ReadonlySet<string>,
): Omit<Effect["conflicts"][number], "examples"> {
  const placeOf = (id: string) => {
    const assignment = rules.assignments.find((each) => each.id === id);
    return {
      location: referenceTo(locations, assignment?.location ?? null) ?? unnamed,
      zone: referenceTo(zones, assignment?.zone ?? null) ?? unnamed,
    };
  };
  // The new assignment comes first.
  const [first, second] =
    newIds.has(assignments[1]) && !newIds.has(assignments[0]) ? [assignments[1], assignments[0]] : assignments;
  const [one, other] = [placeOf(first), placeOf(second)];
  return {
    assignments: [newIds.has(first) ? "new" : first, newIds.has(second) ? "new" : second],
    ...one,
    otherLocation: other.location,
    otherZone: other.zone,
    layer,
    subject,
    firstDate,
    people: people.length,
  };
}

/** Presents an effect to an officer before saving. */
export async function presentEffect(
  tx: Transaction,
  { context, viewerId }: Pick<Preview, "context" | "viewerId">,
  planned: PlannedEffect,
  more: {
    after: RulesSnapshot;
    newIds?: ReadonlySet<string>;
    usedBy?: Partial<Effect["usedBy"]>;
    warnings?: Effect["warnings"];
    /** Dates that concern the author although no days are recomputed: of fences, and of work outdoors. */
    others?: readonly AffectedSpan[];
  },
): Promise<Effect> {
  const { conflicts, stretches, people, plans } = planned;
  const reaching = [...stretches, ...(more.others ?? [])];
  const reach = await judgeAuthor(tx, { authorId: viewerId, stretches: reaching, after: more.after });
  const examples = [...conflicts, ...plans.broken].flatMap((each) => each.people.slice(0, 3));
  const known = await loadPeople({ db: tx, context, viewerId }, examples);
  return {
    people,
    ...(await planDates(tx, stretches)),
    conflicts: conflicts.map((conflict) => ({
      ...presentConflict(conflict, more.after, more.newIds ?? new Set()),
      examples: conflict.people.slice(0, 3).flatMap((id) => known.get(id) ?? []),
    })),
    warnings: more.warnings ?? [],
    brokenRules: plans.broken.map(({ rule, people: concerned, ...broken }) => ({
      ...broken,
      rule: { id: rule.id, nameAr: rule.nameAr, nameEn: rule.nameEn },
      kind: rule.kind,
      mode: rule.mode,
      people: concerned.length,
      examples: concerned.slice(0, 3).flatMap((id) => known.get(id) ?? []),
    })),
    uncheckedPeople: plans.uncheckedPeople,
    ownDays: reach === null ? "none" : reach.isRefused ? "refused" : "marked",
    usedBy: { assignments: 0, exceptionDays: 0, absences: 0, ...more.usedBy },
  };
}
