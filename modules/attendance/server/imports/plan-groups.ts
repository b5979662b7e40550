import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { maxUsers } from "../../contract/schemas-parts.ts";
import type { MovedSubjects } from "../effects/plan-effect.ts";
import { missingFrom } from "../subjects/policy.ts";
import { assignmentTable } from "../location-zone-users/store.ts";
import { lockJoinable } from "./queries.ts";
import type { ReadRow, RowError } from "./read-rows.ts";

/** Rows of one place, one zone and the same dates form one assignment. */
export type Group = Pick<ReadRow, "location" | "zone" | "from" | "to"> & {
  /** The assignment that they create or join. */
  id: string;
  isNew: boolean;
  people: string[];
  /** People who are not in it yet. */
  joining: string[];
  rows: readonly ReadRow[];
};

const keyOf = ({ location, zone, from, to }: Pick<ReadRow, "location" | "zone" | "from" | "to">): string =>
  JSON.stringify([location, zone, from, to]);

/** Writes the rows as assignments; rows that match the place, zone and dates of an existing one join it. */
export async function writeGroups(
  tx: Transaction,
  rows: readonly ReadRow[],
): Promise<{ groups: Group[]; moved: MovedSubjects[]; errors: RowError[] }> {
  const byKey = Map.groupBy(rows, keyOf);
  const [locations, zones] = [rows.map(({ location }) => location), rows.map(({ zone }) => zone)];
  const joinable = await lockJoinable(tx, [...new Set(locations)], [...new Set(zones)]);
  const known = new Map(joinable.toReversed().map((assignment) => [keyOf(assignment), assignment]));
  const groups: Group[] = [];
  const errors: RowError[] = [];
  for (const [key, members] of byKey) {
    const [first] = members;
    if (first === undefined) continue;
    const { location, zone, from, to } = first;
    const people = members.map(({ personId }) => personId);
    const there = known.get(key);
    const joining = missingFrom(people, there?.users ?? []);
    if ((there?.users.length ?? 0) + joining.length > maxUsers) {
      errors.push({ row: first.row, column: null, message: "peopleMany", values: { max: maxUsers } });
      continue;
    }
    const values = { location, zone, from, to, isActive: true, users: people, roles: [] };
    const id = there?.id ?? (await assignmentTable.insert(tx, values, nowIso()));
    if (there !== undefined) await assignmentTable.addUsers(tx, id, joining);
    groups.push({ location, zone, from, to, id, isNew: there === undefined, people, joining, rows: members });
  }
  const moved = groups
    .filter(({ isNew }) => !isNew)
    .map(({ id, joining }) => ({ assignment: id, users: joining, roles: [], gains: true }));
  return { groups, moved, errors };
}
