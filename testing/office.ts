import type { Weekday } from "#shared/weekdays.ts";
import { worldOf } from "./attendance-world.ts";
import { leaveWorldOf } from "./leave-world.ts";
import type { ServerInternals } from "./server-internals.ts";

export const officer = "Salma";
export const manager = "Lubna";
/** The people that the manager manages. */
export const team = ["Widad", "Nabil", "Rami"] as const;

/**
 * Creates five people, employed since 2025, with the same schedule, annual leave and a policy of overtime. Punches outside
 * the location are reviewed. Returns their ids by name, and a reason of corrections.
 */
export async function fillOffice(
  { database, hire }: Pick<ServerInternals, "database" | "hire">,
  weekdays?: readonly Weekday[],
): Promise<{ ids: Readonly<Record<string, string>>; reason: string }> {
  const { primary } = database;
  const ids: Record<string, string> = { [officer]: await hire(officer, "attendanceOfficer") };
  for (const name of [manager, ...team]) ids[name] = await hire(name);
  const people = Object.values(ids);
  const managed = team.flatMap((name) => ids[name] ?? []);
  const { build, schedule, assign, lookUp } = worldOf(database);
  const zone = await schedule(weekdays === undefined ? {} : { weekdays });
  await assign(await build({ name: "Head office", fencePolicy: "flag" }), zone, people);
  await primary.updateTable("person").set({ hire_date: "2025-01-01" }).where("id", "in", people).execute();
  await primary
    .updateTable("person")
    .set({ manager_id: ids[manager] ?? null })
    .where("id", "in", managed)
    .execute();
  const leave = leaveWorldOf(database);
  const annual = await leave.type("Annual leave");
  await primary.updateTable("lookup").set({ request_type: "annualLeave" }).where("id", "=", annual).execute();
  await leave.policy(annual);
  const policy = { name_en: "For everyone", name_ar: "للجميع", minimum_minutes: 30, block_minutes: 15 };
  const dates = { from_date: "2026-01-01", created_at: "2025-12-01T00:00:00Z" };
  await primary
    .insertInto("overtime_policy")
    .values({ ...policy, ...dates, approval: "afterwards", everyone: true, is_active: true })
    .execute();
  return { ids, reason: await lookUp("correctionReason") };
}
