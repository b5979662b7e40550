import { sql } from "kysely";
import { overtimeClaimOf } from "./attendance-fixtures.ts";
import { accountBoundCases } from "./bound-cases-accounts.ts";
import { boundRuleCases } from "./bound-rules.ts";
import type { BoundCase } from "./bound-case.ts";
import {
  absenceOf,
  bulkBody,
  bulkOf,
  employ,
  entryBody,
  findingOf,
  importBody,
  make,
  punchBody,
  punchOf,
  recountOf,
  requestOf,
  reviewOf,
  reviewsOf,
  suspensionBody,
} from "./bound-fixtures.ts";
import type { BoundRequest, BoundWorld } from "./bound-world.ts";

const countRequest =
  (area: string) =>
  ({ inside, outside }: BoundWorld): BoundRequest => ({
    path: `/${area}/subjects/count`,
    body: { users: [inside.id, outside.id] },
  });
const peopleOf = ({ people }: { people: number }): number => people;

/** Every route that keeps within bounds, by `METHOD /path`. */
export const boundCases: Readonly<Record<string, BoundCase>> = {
  ...accountBoundCases,
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
    about: async (world, { person, also = [] }) => ({
      path: "/attendance/review",
      body: { punches: await reviewsOf(world, [person, ...also]), decision: "accept" },
    }),
    many: true,
  },
  "POST /attendance/review/undo": {
    about: async (world, { person, also = [], officer }) => ({
      path: "/attendance/review/undo",
      body: { punches: await reviewsOf(world, [person, ...also], officer) },
    }),
    many: true,
  },
  "GET /attendance/bulk-corrections": {
    count: { path: "/attendance/bulk-corrections" },
    read: (rows: unknown[]) => rows.length,
    prepare: bulkOf,
  },
  "POST /attendance/bulk-corrections/effect": {
    about: async (world, { person, also = [] }) => {
      const { digest: _, ...body } = await bulkBody(world, person, ...also);
      return { path: "/attendance/bulk-corrections/effect", body };
    },
    many: true,
  },
  "POST /attendance/bulk-corrections": {
    about: async (world, { person, also = [] }) => ({
      path: "/attendance/bulk-corrections",
      body: await bulkBody(world, person, ...also),
    }),
    many: true,
  },
  "POST /attendance/bulk-corrections/{id}/undo": {
    about: async (world, { person, also = [] }) => ({
      path: `/attendance/bulk-corrections/${(await bulkOf(world, person, ...also)).id}/undo`,
    }),
    many: true,
  },
  "GET /leave/coverage-departments": { names: { path: "/leave/coverage-departments" } },
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
  "GET /leave/recounts": { list: [{ path: "/leave/recounts" }], prepare: recountOf },
  "GET /leave/people/{id}": { about: (_, { person }) => ({ path: `/leave/people/${person.id}` }), today: true },
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
    about: (world, { person, also = [] }) => ({
      path: "/leave/entries/import",
      body: importBody(world, person, ...also),
    }),
    refusal: "row",
    many: true,
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
  "GET /accounts/{id}": { about: (_, { person }) => ({ path: `/accounts/${person.id}` }), today: true },
  "GET /users/{id}/record": { about: (_, { person }) => ({ path: `/users/${person.id}/record` }), today: true },
  "PATCH /users/{id}": {
    about: async (world, { person: { id } }) => {
      const { data } = await world.alia.get<{ version: number }>(`/users/${id}/record`);
      return { path: `/users/${id}`, body: { version: data.version, titleEn: `Title ${world.nextDate()}` } };
    },
    today: true,
  },
};
