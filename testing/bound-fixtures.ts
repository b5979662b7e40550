import { sql } from "kysely";
import type { Prepare } from "./bound-case.ts";
import type { Bounded, BoundWorld } from "./bound-world.ts";

// Rows and bodies for requests about people of a world with bounds.

export async function make<Made = { id: string }>({ alia }: BoundWorld, path: string, body: object): Promise<Made> {
  const { status, data, problem } = await alia.post<Made>(path, body);
  if (status >= 400) throw new Error(JSON.stringify(problem));
  return data;
}

/** Two days of leave. */
export const absenceOf = async (world: BoundWorld, { id: user }: Bounded): Promise<{ id: string; date: string }> => {
  const [date, toDate] = [world.nextDate(), world.nextDate()];
  const body = { user, kind: "mission", fromDate: date, toDate };
  return { ...(await make(world, "/attendance/absences", body)), date };
};

export const punchBody = (world: BoundWorld, { id: user }: Bounded) => ({
  user,
  kind: "in",
  at: `${world.nextDate()}T05:00:00Z`,
  reason: world.reason,
});
export const punchOf = async (world: BoundWorld, person: Bounded): Promise<{ id: string }> =>
  (await make<{ punch: { id: string } }>(world, "/attendance/corrections", punchBody(world, person))).punch;

/** A punch that waits for review, or that `officer` has accepted. */
export async function reviewOf(
  world: BoundWorld,
  person: Bounded,
  officer: string | null = null,
): Promise<{ id: string }> {
  const { id } = await punchOf(world, person);
  await world.server.write((tx) =>
    sql`update punch set review = ${officer === null ? "open" : "accepted"}, suspicions = '[]', reviewed_by = ${officer},
      reviewed_at = case when ${officer}::bigint is not null then now() end where id = ${id}`.execute(tx),
  );
  return { id };
}

export async function reviewsOf(world: BoundWorld, people: readonly Bounded[], officer?: string): Promise<string[]> {
  const ids: string[] = [];
  for (const person of people) ids.push((await reviewOf(world, person, officer)).id);
  return ids;
}

export const findingOf: Prepare = async ({ server }, { id }) =>
  server.write((tx) =>
    sql`with rule as (
        insert into working_time_rule (name_ar, name_en, kind, minutes, from_date, mode, is_active, created_at)
        values (gen_random_uuid()::text, gen_random_uuid()::text, 'maximumPerDay', 480, '2990-01-01', 'warn', true, now()) returning id)
      insert into working_time_finding (person_id, rule_id, date, first_date, from_at, to_at, minutes, limit_minutes, found_at)
      select ${id}, rule.id, '2026-01-11', '2026-01-11', now(), now(), 500, 480, now() from rule`.execute(tx),
  );

/** Leave that is asked for. */
export const leaveAsked = async ({ server }: BoundWorld, { id }: Bounded, from: string, to: string): Promise<unknown> =>
  server.write((tx) =>
    sql`insert into request (service_id, service_number, requester_id, state, answers, created_at, submitted_at)
      select id, 1, ${id}, 'waiting', jsonb_build_object('period', jsonb_build_object('from', ${from}::text, 'to', ${to}::text)), now(), now()
      from service where effect = 'annualLeave' limit 1`.execute(tx),
  );
export const requestOf: Prepare = (world, person) => leaveAsked(world, person, "2026-01-20", "2026-01-21");

export const bulkBody = async (world: BoundWorld, ...people: readonly Bounded[]) => {
  const date = world.nextDate();
  const body = { days: people.map(({ id: user }) => ({ user, date })), cause: "absence", kind: "mission" };
  const { digest } = await make<{ digest: string }>(world, "/attendance/bulk-corrections/effect", body);
  return { ...body, digest };
};
export const bulkOf = async (world: BoundWorld, ...people: readonly Bounded[]): Promise<{ id: string }> =>
  make(world, "/attendance/bulk-corrections", await bulkBody(world, ...people));

export const employ: Prepare = ({ server }, { id }) =>
  server.write((tx) => sql`update person set hire_date = '2025-01-01' where id = ${id}`.execute(tx));
export const entryBody = (world: BoundWorld, { id: person }: Bounded) => ({
  person,
  type: world.leaveType,
  kind: "adjustment",
  date: world.nextDate(),
  days: 1,
});
export const suspensionBody = (world: BoundWorld, { id: person }: Bounded) => {
  const from = world.nextDate();
  return { person, from, to: from };
};
export const importBody = (world: BoundWorld, ...people: readonly Bounded[]) => {
  const rows = people.map(({ name }) => `${name.toLowerCase()}@diwan.example,Annual,${world.nextDate()},3`);
  return { csv: ["email,type,date,days", ...rows].join("\n"), dryRun: false };
};
export const recountOf: Prepare = async ({ server, leaveType }, { id }) =>
  server.write((tx) =>
    sql`insert into leave_recount (person_id, type_id, from_date, to_date, cause, days, total, is_short, counted_at)
      values (${id}, ${leaveType}, '2026-06-10', '2026-06-11', 'zone.updated', '[]', 2, false, now())`.execute(tx),
  );
