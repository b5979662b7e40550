import { sql } from "kysely";
import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import type { Author } from "#platform/http/author.ts";
import { RowErrors } from "#platform/imports/row-errors.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { importAssignments as importSchema, ImportOutcome } from "../../contract/schemas-location-zone-user.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeAuthor, type OwnReach } from "../effects/judge-author.ts";
import { loadRules, referenceTo, type RulesSnapshot } from "../rules/load-rules.ts";
import { applyEffect, planEffect, type PlannedEffect } from "../effects/plan-effect.ts";
import { presentEffect } from "../effects/present-effect.ts";
import { recordRule } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { importWords } from "./messages.ts";
import { writeGroups, type Group } from "./plan-groups.ts";
import { lockLocations, lockZones, selectAccounts } from "./queries.ts";
import {
  readRows,
  type ImportReferences,
  readTable,
  type Errors,
  type RowError,
  type WrittenRow,
} from "./read-rows.ts";

async function loadReferences(tx: Transaction, rows: readonly WrittenRow[]): Promise<ImportReferences> {
  const emails = new Set(rows.map(({ cells }) => cells.email.toLowerCase()));
  const accounts = await selectAccounts(tx, [...emails]);
  return {
    people: new Map(accounts.map(({ id, email, is_active: isActive }) => [email, { id, isActive }])),
    locations: await lockLocations(tx),
    zones: await lockZones(tx),
  };
}

/** Conflicts of people in the table, as errors at their rows. */
function conflictErrors(
  { conflicts }: PlannedEffect,
  groups: readonly Group[],
  { rules, zones }: RulesSnapshot,
  locale: Locale,
): RowError[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const zoneOf = (assignmentId: string): string => {
    const zone = zones.get(rules.assignments.find(({ id }) => id === assignmentId)?.zone ?? "");
    return (locale === "ar" ? zone?.nameAr : zone?.nameEn) ?? "";
  };
  const errors = conflicts.flatMap(({ assignments: [one, other], subject, firstDate: date, people }) => {
    const concerned = new Set(people);
    return [[one, other] as const, [other, one] as const].flatMap(([own, counterpart]) => {
      const group = subject === "user" ? byId.get(own) : undefined;
      const joining = new Set(group?.joining ?? []);
      const rows = group?.rows.filter(({ personId }) => concerned.has(personId) && joining.has(personId)) ?? [];
      const values = { zone: zoneOf(own), otherZone: zoneOf(counterpart), date };
      return rows.map(({ row }): RowError => ({ row, column: "zone", message: "conflict", values }));
    });
  });
  return errors.toSorted((left, right) => left.row - right.row);
}

/** Rules of working time that refuse what people in the table newly break, as errors at their rows. */
function brokenErrors({ plans }: PlannedEffect, groups: readonly Group[], locale: Locale): RowError[] {
  return plans.broken
    .filter(({ rule }) => rule.mode === "refuse")
    .flatMap(({ rule, people, firstDate: date, minutes, limit }) => {
      const concerned = new Set(people);
      const values = { rule: nameIn(locale, rule), date, minutes, limit };
      return groups.flatMap(({ rows, joining }) => {
        const named = new Set(joining);
        return rows
          .filter(({ personId }) => concerned.has(personId) && named.has(personId))
          .map(({ row }): RowError => ({ row, column: "zone", message: "workingTime", values }));
      });
    });
}

/** Rows of the author that reach their own started days. */
const ownErrors = (groups: readonly Group[], authorId: string): RowError[] =>
  groups.flatMap(({ rows, joining, isNew }) =>
    rows
      .filter(({ personId }) => personId === authorId && (isNew || joining.includes(authorId)))
      .map(({ row }): RowError => ({ row, column: "email", message: "ownDays" })),
  );

type WrittenRows = {
  groups: Group[];
  errors: RowError[];
  planned: { effect: PlannedEffect; after: RulesSnapshot; reach: OwnReach | null } | null;
};

/** Writes the assignments of the rows and returns their effect. */
async function writeRows(
  tx: Transaction,
  context: AttendanceContext,
  read: Parameters<typeof writeGroups>[1],
  { locale, personId: authorId }: Author & { locale: Locale },
): Promise<WrittenRows> {
  const before = await loadRules(tx, context.settings);
  const { groups, moved, errors } = await writeGroups(tx, read);
  if (errors.length > 0) return { groups, errors, planned: null };
  const after = await loadRules(tx, context.settings);
  const effect = await planEffect(tx, { before, after, moved });
  const reach = await judgeAuthor(tx, { authorId, ...effect, after });
  const own = reach?.isRefused === true ? ownErrors(groups, authorId) : [];
  const conflicts = conflictErrors(effect, groups, after, locale);
  const found = [...conflicts, ...brokenErrors(effect, groups, locale), ...own];
  return { groups, errors: found, planned: { effect, after, reach } };
}

async function recordGroups(
  tx: Transaction,
  author: Author,
  groups: readonly Group[],
  ownReach: OwnReach | null,
): Promise<void> {
  for (const { id, isNew, location, zone, from, to, people, joining } of groups) {
    const reach = joining.includes(author.personId) ? ownReach : null;
    if (isNew) {
      const after = { location, zone, from, to, isActive: true, users: people, roles: [] };
      await recordRule(tx, author, "locationZoneUser.created", id, { after, imported: true, reach });
    } else if (joining.length > 0) {
      await recordRule(tx, author, "locationZoneUser.updated", id, { addedUsers: joining, imported: true, reach });
    }
  }
}

const noRows: WrittenRows = { groups: [], errors: [], planned: null };

/**
 * Assigns the people of a table: all of them, or none if any row is wrong. A dry run is rolled back after its effect is
 * computed.
 */
export async function createImported(
  tx: Transaction,
  context: AttendanceContext,
  author: Author & { locale: Locale },
  { csv, dryRun }: z.output<typeof importSchema>,
): Promise<ImportOutcome> {
  const { locale, personId: viewerId } = author;
  const table = await readTable(csv);
  const errors: Errors = new RowErrors();
  errors.add(...table.errors);
  await sql`savepoint import`.execute(tx);
  if (!dryRun) await changeRules(tx);
  const read = await readRows(table.rows, await loadReferences(tx, table.rows), errors);
  const { groups, planned, ...carried } = errors.count > 0 ? noRows : await writeRows(tx, context, read, author);
  errors.add(...carried.errors);
  const applied = !dryRun && errors.count === 0 && planned !== null;
  if (applied) {
    // Remaining conflicts do not come from the table.
    const cause = "locationZoneUser.created";
    await applyEffect(tx, context, { ...planned.effect, conflicts: [] }, { cause, requestedBy: viewerId, path: "csv" });
    await recordGroups(tx, author, groups, planned.reach);
  }
  const newIds = new Set(groups.filter(({ isNew }) => isNew).map(({ id }) => id));
  const effect =
    planned && (await presentEffect(tx, { context, viewerId }, planned.effect, { after: planned.after, newIds }));
  if (!applied) await sql`rollback to savepoint import`.execute(tx);
  const nameOf = (kind: "zones" | "locations", id: string) =>
    referenceTo(planned?.after[kind] ?? new Map(), id) ?? { id, nameAr: "", nameEn: "" };
  return {
    rows: table.rows.length,
    valid: table.rows.filter(({ row }) => !errors.rows.has(row)).length,
    people: new Set(read.map(({ personId }) => personId)).size,
    groups: groups.map(({ location, zone, from, to, people, isNew }) => ({
      location: nameOf("locations", location),
      zone: nameOf("zones", zone),
      from,
      to,
      people: people.length,
      isNew,
    })),
    ...errors.present(locale, importWords),
    effect,
    applied,
  };
}
