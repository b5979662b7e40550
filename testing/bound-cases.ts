import { sql } from "kysely";
import { overtimeClaimOf } from "./attendance-fixtures.ts";
import { boundRuleCases, type BoundRule } from "./bound-rules.ts";
import type { Bounded, BoundRequest, BoundWorld } from "./bound-world.ts";

/** A person whom a request concerns, and the officer who sends it. */
export type BoundSubject = { person: Bounded; officer: string };

/**
 * A route that keeps within bounds. `about`: it concerns one person, and is 404 about others outside. `list`: its
 * answers name people, and no one outside. `count`: its answer counts what `prepare` has made once for each person.
 * `names`: its answer concerns no person. `rule`: it concerns rules, which anyone may read.
 */
export type BoundCase =
  | {
      about: (world: BoundWorld, subject: BoundSubject) => Promise<BoundRequest> | BoundRequest;
      /** An import answers with the errors of its rows. */
      refusal?: "row";
    }
  | { list: readonly BoundRequest[]; prepare?: Prepare }
  | { names: BoundRequest }
  | { rule: BoundRule }
  | { count: BoundRequest | ((world: BoundWorld) => BoundRequest); read: (data: never) => number; prepare?: Prepare };

type Prepare = (world: BoundWorld, person: Bounded) => Promise<unknown>;

async function make<Made = { id: string }>({ alia }: BoundWorld, path: string, body: object): Promise<Made> {
  const { status, data, problem } = await alia.post<Made>(path, body);
  if (status >= 400) throw new Error(JSON.stringify(problem));
  return data;
}

/** Two days of leave. */
const absenceOf = async (world: BoundWorld, { id: user }: Bounded): Promise<{ id: string; date: string }> => {
  const [date, toDate] = [world.nextDate(), world.nextDate()];
  const body = { user, kind: "mission", fromDate: date, toDate };
  return { ...(await make(world, "/attendance/absences", body)), date };
};

const punchBody = (world: BoundWorld, { id: user }: Bounded) => ({
  user,
  kind: "in",
  at: `${world.nextDate()}T05:00:00Z`,
  reason: world.reason,
});
const punchOf = async (world: BoundWorld, person: Bounded): Promise<{ id: string }> =>
  (await make<{ punch: { id: string } }>(world, "/attendance/corrections", punchBody(world, person))).punch;

/** A punch that waits for review, or that `officer` has accepted. */
async function reviewOf(world: BoundWorld, person: Bounded, officer: string | null = null): Promise<{ id: string }> {
  const { id } = await punchOf(world, person);
  await world.server.write((tx) =>
    sql`update punch set review = ${officer === null ? "open" : "accepted"}, suspicions = '[]', reviewed_by = ${officer},
      reviewed_at = case when ${officer}::bigint is not null then now() end where id = ${id}`.execute(tx),
  );
  return { id };
}

const findingOf: Prepare = async ({ server }, { id }) =>
  server.write((tx) =>
    sql`with rule as (
        insert into working_time_rule (name_ar, name_en, kind, minutes, from_date, mode, is_active, created_at)
        values (gen_random_uuid()::text, gen_random_uuid()::text, 'maximumPerDay', 480, '2990-01-01', 'warn', true, now()) returning id)
      insert into working_time_finding (person_id, rule_id, date, first_date, from_at, to_at, minutes, limit_minutes, found_at)
      select ${id}, rule.id, '2026-01-11', '2026-01-11', now(), now(), 500, 480, now() from rule`.execute(tx),
  );

const requestOf: Prepare = async ({ server }, { id }) =>
  server.write((tx) =>
    sql`insert into request (service_id, service_number, requester_id, state, answers, created_at, submitted_at)
      select id, 1, ${id}, 'waiting', '{"period":{"from":"2026-01-20","to":"2026-01-21"}}', now(), now()
      from service where effect = 'annualLeave' limit 1`.execute(tx),
  );

const bulkBody = async (world: BoundWorld, { id: user }: Bounded) => {
  const body = { days: [{ user, date: world.nextDate() }], cause: "absence", kind: "mission" };
  const { digest } = await make<{ digest: string }>(world, "/attendance/bulk-corrections/effect", body);
  return { ...body, digest };
};
const bulkOf = async (world: BoundWorld, person: Bounded): Promise<{ id: string }> =>
  make(world, "/attendance/bulk-corrections", await bulkBody(world, person));

const employ: Prepare = ({ server }, { id }) =>
  server.write((tx) => sql`update person set hire_date = '2025-01-01' where id = ${id}`.execute(tx));
const entryBody = (world: BoundWorld, { id: person }: Bounded) => ({
  person,
  type: world.leaveType,
  kind: "adjustment",
  date: world.nextDate(),
  days: 1,
});
const suspensionBody = (world: BoundWorld, { id: person }: Bounded) => {
  const from = world.nextDate();
  return { person, from, to: from };
};
const importBody = (world: BoundWorld, { name }: Bounded) => ({
  csv: `email,type,date,days\n${name.toLowerCase()}@diwan.example,Annual,${world.nextDate()},3\n`,
  dryRun: true,
});

const countRequest =
  (area: string) =>
  ({ inside, outside }: BoundWorld): BoundRequest => ({
    path: `/${area}/subjects/count`,
    body: { users: [inside.id, outside.id] },
  });
const peopleOf = ({ people }: { people: number }): number => people;

/** Every route that keeps within bounds, by `METHOD /path`. */
export const boundCases: Readonly<Record<string, BoundCase>> = {
  "GET /attendance/board": { list: [{ path: "/attendance/board" }] },
  "GET /attendance/sheet": {
    list: [
      { path: "/attendance/sheet?month=2026-01" },
      { path: "/attendance/sheet?month=2026-01", headers: { accept: "text/csv" } },
    ],
  },
  "GET /attendance/people/{id}/days/{date}": {
    about: (world, { person }) => ({ path: `/attendance/people/${person.id}/days/${world.nextDate()}` }),
  },
  "GET /attendance/checklist": {
    count: { path: "/attendance/checklist?month=2026-01" },
    read: ({ lines }: { lines: { line: string; count: number }[] }) =>
      lines.find(({ line }) => line === "requests")?.count ?? 0,
    prepare: requestOf,
  },
  "GET /attendance/open-requests": { list: [{ path: "/attendance/open-requests?month=2026-01" }], prepare: requestOf },
  "GET /attendance/unscheduled-people": { list: [{ path: "/attendance/unscheduled-people?missing=hireDate" }] },
  "GET /attendance/working-time-findings": {
    list: [{ path: "/attendance/working-time-findings" }],
    prepare: findingOf,
  },
  "GET /attendance/working-time-findings/export": {
    list: [{ path: "/attendance/working-time-findings/export" }],
    prepare: findingOf,
  },
  "GET /attendance/overtime-claims": {
    list: [{ path: "/attendance/overtime-claims" }],
    prepare: ({ server }, { id }) => server.write((tx) => overtimeClaimOf(tx, id)),
  },
  "GET /attendance/overtime-claims/export": {
    list: [{ path: "/attendance/overtime-claims/export" }],
    prepare: ({ server }, { id }) =>
      server.write(async (tx) => {
        await sql`delete from overtime_claim where person_id = ${id}`.execute(tx);
        return overtimeClaimOf(tx, id);
      }),
  },
  "GET /attendance/absences": { list: [{ path: "/attendance/absences" }], prepare: absenceOf },
  "POST /attendance/absences": {
    about: (world, { person }) => {
      const date = world.nextDate();
      const body = { user: person.id, kind: "mission", fromDate: date, toDate: date };
      return { path: "/attendance/absences", body };
    },
  },
  "POST /attendance/absences/trial": {
    about: (world, { person }) => {
      const date = world.nextDate();
      const body = { user: person.id, kind: "leave", fromDate: date, toDate: date };
      return { path: "/attendance/absences/trial", body };
    },
  },
  "PATCH /attendance/absences/{id}": {
    about: async (world, { person }) => {
      const { id, date } = await absenceOf(world, person);
      return {
        path: `/attendance/absences/${id}`,
        body: { version: 1, fromDate: date, toDate: date, reason: "Less" },
      };
    },
  },
  "DELETE /attendance/absences/{id}": {
    about: async (world, { person }) => ({ path: `/attendance/absences/${(await absenceOf(world, person)).id}` }),
  },
  "POST /attendance/absences/{id}/cuts": {
    about: async (world, { person }) => {
      const { id, date } = await absenceOf(world, person);
      return { path: `/attendance/absences/${id}/cuts`, body: { version: 1, from: date, to: date } };
    },
  },
  "POST /attendance/corrections": {
    about: (world, { person }) => ({ path: "/attendance/corrections", body: punchBody(world, person) }),
  },
  "POST /attendance/punches/{id}/void": {
    about: async (world, { person }) => ({
      path: `/attendance/punches/${(await punchOf(world, person)).id}/void`,
      body: { reason: world.reason },
    }),
  },
  "GET /attendance/review": {
    list: [{ path: "/attendance/review" }],
    prepare: (world, person) => reviewOf(world, person),
  },
  "POST /attendance/review": {
    about: async (world, { person }) => ({
      path: "/attendance/review",
      body: { punches: [(await reviewOf(world, person)).id], decision: "accept" },
    }),
  },
  "POST /attendance/review/undo": {
    about: async (world, { person, officer }) => ({
      path: "/attendance/review/undo",
      body: { punches: [(await reviewOf(world, person, officer)).id] },
    }),
  },
  "GET /attendance/bulk-corrections": {
    count: { path: "/attendance/bulk-corrections" },
    read: (rows: unknown[]) => rows.length,
    prepare: bulkOf,
  },
  "POST /attendance/bulk-corrections/effect": {
    about: async (world, { person }) => {
      const { digest: _, ...body } = await bulkBody(world, person);
      return { path: "/attendance/bulk-corrections/effect", body };
    },
  },
  "POST /attendance/bulk-corrections": {
    about: async (world, { person }) => ({ path: "/attendance/bulk-corrections", body: await bulkBody(world, person) }),
  },
  "POST /attendance/bulk-corrections/{id}/undo": {
    about: async (world, { person }) => ({
      path: `/attendance/bulk-corrections/${(await bulkOf(world, person)).id}/undo`,
    }),
  },
  "GET /attendance/recomputations": { names: { path: "/attendance/recomputations" } },
  "GET /accounts/roles": { names: { path: "/accounts/roles" } },
  "GET /attendance/lookups": { names: { path: "/attendance/lookups" } },
  "GET /attendance/locations": { names: { path: "/attendance/locations" } },
  "GET /attendance/locations/{id}": { names: { path: "/attendance/locations/{location}" } },
  "GET /attendance/lookups/{id}": { names: { path: "/attendance/lookups/{reason}" } },
  "GET /attendance/request-types": { names: { path: "/attendance/request-types" } },
  "GET /attendance/zones": { names: { path: "/attendance/zones" } },
  "GET /attendance/zones/{id}": { names: { path: "/attendance/zones/{zone}" } },
  ...boundRuleCases,
  "GET /attendance/subjects": { list: [{ path: "/attendance/subjects" }] },
  "POST /attendance/subjects/count": { count: countRequest("attendance"), read: peopleOf },
  "GET /leave/subjects": { list: [{ path: "/leave/subjects" }] },
  "POST /leave/subjects/count": { count: countRequest("leave"), read: peopleOf },
  "GET /leave/types": { names: { path: "/leave/types" } },
  "GET /leave/types/{id}": { names: { path: "/leave/types/{type}" } },
  "GET /leave/balances": { list: [{ path: "/leave/balances?type={type}&on=2026-02-01" }], prepare: employ },
  "GET /leave/balances/export": {
    list: [{ path: "/leave/balances/export?type={type}&on=2026-02-01", headers: { accept: "text/csv" } }],
    prepare: employ,
  },
  "GET /leave/people/{id}": { about: (_, { person }) => ({ path: `/leave/people/${person.id}` }) },
  "POST /leave/entries": {
    about: (world, { person }) => ({ path: "/leave/entries", body: entryBody(world, person) }),
  },
  "POST /leave/entries/{id}/reversal": {
    about: async (world, { person }) => ({
      path: `/leave/entries/${(await make(world, "/leave/entries", entryBody(world, person))).id}/reversal`,
      body: {},
    }),
  },
  "POST /leave/entries/import": {
    about: (world, { person }) => ({ path: "/leave/entries/import", body: importBody(world, person) }),
    refusal: "row",
  },
  "POST /leave/suspensions": {
    about: (world, { person }) => ({ path: "/leave/suspensions", body: suspensionBody(world, person) }),
  },
  "DELETE /leave/suspensions/{id}": {
    about: async (world, { person }) => ({
      path: `/leave/suspensions/${(await make(world, "/leave/suspensions", suspensionBody(world, person))).id}`,
    }),
  },
  "GET /contract-kinds": { names: { path: "/contract-kinds" } },
  "GET /accounts": { list: [{ path: "/accounts" }, { path: "/accounts?status=active" }] },
  "GET /accounts/export": { list: [{ path: "/accounts/export", headers: { accept: "text/csv" } }] },
  "GET /accounts/{id}": { about: (_, { person }) => ({ path: `/accounts/${person.id}` }) },
  "GET /users/{id}/record": { about: (_, { person }) => ({ path: `/users/${person.id}/record` }) },
  "PATCH /users/{id}": {
    about: async (world, { person: { id } }) => {
      const { data } = await world.alia.get<{ version: number }>(`/users/${id}/record`);
      return { path: `/users/${id}`, body: { version: data.version, titleEn: `Title ${world.nextDate()}` } };
    },
  },
};
