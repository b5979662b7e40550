import { organisation, punchAll, workday } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";
import { beginWorkday } from "./workday.ts";

const maxSeconds = 30;

/** Measures comparing a closed day of all people with six rules of working time for everyone. */
export async function measureGuard(databaseUrl: string): Promise<Finding> {
  await using day = await beginWorkday(databaseUrl, organisation.people);
  const activate = async (isActive: boolean): Promise<void> => {
    await day.client.query("update working_time_rule set is_active = $1 where is_preset and everyone", [isActive]);
    await day.client.query("update attendance_rules set version = version + 1");
  };
  await day.run("attendance.openDays", "00:05:00");
  await punchAll(day.client);
  await day.run("attendance.closeDays", "23:50:00");
  await activate(true);
  const { rows } = await day.client.query<{ id: string }>(
    `insert into recomputation (cause, from_date, to_date, everyone, total, created_at, only_findings)
     values ('workingTimeRule.updated', $1::date, $1::date, true, $2, now(), true) returning id`,
    [workday, organisation.people],
  );
  const seconds = await day.run("attendance.recompute", "23:55:00", { id: rows[0]?.id });
  const left = await day.client.query<{ findings: number }>(
    "select count(*)::int as findings from working_time_finding where date = $1::date",
    [workday],
  );
  const findings = left.rows[0]?.findings ?? 0;
  if (findings === 0) throw new Error("No rule of working time was broken.");
  printProgress(`guard over a day of ${organisation.people} people: ${findings} findings in ${seconds.toFixed(1)} s`);
  await activate(false);
  await day.client.query("delete from working_time_finding where date = $1::date", [workday]);
  const what = `comparing a closed day of ${organisation.people} people with the rules of working time`;
  return atMost(`${what}, against ${maxSeconds} s`, "s", seconds, maxSeconds);
}
