import type { BrokenCoverage } from "#modules/leave/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import type { BrokenMinimum } from "../../contract/schemas-service.ts";
import type { ServicesContext } from "../context.ts";
import type { RequestChange } from "../rows/load-request.ts";
import { isLeaveEffect, type Span } from "./policy.ts";

/** Refusing sick leave would bring no one to work: its mode is always `warn`. */
const presentBroken =
  (effect: Effect | null) =>
  ({ rule, mode, gaps }: BrokenCoverage): BrokenMinimum => ({
    rule,
    mode: effect === "sickLeave" ? "warn" : mode,
    days: gaps,
  });

/** A request with the person and the dates of the leave that it asks for. */
type Asking = Span & { key: string; effect: Effect | null; personId: string };

/** Returns the minimum of units that leave would break, by request. */
export async function judgeCoverage(
  db: Reader,
  { leave }: ServicesContext,
  requests: readonly Asking[],
): Promise<Map<string, BrokenMinimum[]>> {
  const asked = requests.filter(({ effect, from, to }) => isLeaveEffect(effect) && from <= to);
  const effects = new Map(asked.map(({ key, effect }) => [key, effect]));
  const broken = await leave.judgeCoverage(
    db,
    asked.map(({ key, personId, from, to }) => ({ key, personId, from, to })),
  );
  return new Map([...broken].map(([key, found]) => [key, found.map(presentBroken(effects.get(key) ?? null))]));
}

/** Maximum number of dates in the message. */
const maxNamed = 10;

/**
 * Throws if the leave would break a minimum that refuses. The rules stay locked until the transaction ends, so that of
 * two people of a unit who are approved at once the second is judged after the first.
 */
export async function requireCoverage({ tx, context, request }: RequestChange, { from, to }: Span): Promise<void> {
  const { id, effect, requester_id: personId } = request;
  if (effect === "sickLeave") return;
  await context.leave.lockUnits(tx, [{ key: id, personId, from, to }]);
  const found = (await judgeCoverage(tx, context, [{ key: id, effect, personId, from, to }])).get(id) ?? [];
  const days = found.filter(({ mode }) => mode === "refuse").flatMap((broken) => broken.days.map(({ date }) => date));
  if (days.length === 0) return;
  const dates = [...new Set(days)].toSorted();
  const named = dates.slice(0, maxNamed).join(", ") + (dates.length > maxNamed ? " …" : "");
  throw refuseField("coverage_short", "answers.period", { key: "coverage_short", values: { dates: named } });
}
