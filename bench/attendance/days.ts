import { organisation, punchAll, workday } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";
import { beginWorkday } from "./workday.ts";

/** Opens the day of that many people, inserts their punches and closes it; measures seconds without the punches. */
async function measureDay(databaseUrl: string, people: number) {
  await using day = await beginWorkday(databaseUrl, people);
  const opening = await day.run("attendance.openDays", "00:05:00");
  const punches = await punchAll(day.client);
  const closing = await day.run("attendance.closeDays", "23:50:00");
  const left = await day.client.query<{ missing: number; open: number }>(
    `select count(*) filter (where d.person_id is null)::int as missing,
       count(*) filter (where d.provisional and d.slot > 0)::int as open
     from account a join person p on p.id = a.person_id
     left join attendance_day d on d.person_id = p.id and d.date = $1::date
     where a.status = 'active' and $1::date between p.hire_date and coalesce(p.left_on, 'infinity')`,
    [workday],
  );
  const { missing = 0, open = 0 } = left.rows[0] ?? {};
  if (missing > 0 || open > 0) throw new Error(`The days of ${missing} people are not there, and ${open} not closed.`);
  printProgress(`day of ${people} people: opened in ${opening.toFixed(1)} s, closed in ${closing.toFixed(1)} s`);
  return { people, punches, seconds: opening + closing };
}

/** Measures resolving the schedules and closing a day, for a tenth of the people and for all. */
export async function measureDays(databaseUrl: string): Promise<Finding[]> {
  // Warm-up: compiles code and prepares statements.
  await measureDay(databaseUrl, 2_000);
  const some = await measureDay(databaseUrl, organisation.active);
  const all = await measureDay(databaseUrl, organisation.people);
  const factor = all.people / some.people;
  const slower = `the same against ${factor} times that of ${some.people} people`;
  const what = `resolving and closing a day of ${all.people} people, ${all.punches} punches, against 30 s`;
  return [atMost(what, "s", all.seconds, 30), atMost(slower, "s", all.seconds, some.seconds * factor, 1.3)];
}
