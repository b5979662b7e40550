import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boundCases, type BoundCase, type BoundRequest } from "#testing/bound-cases.ts";
import { startBoundWorld, type Bounded, type BoundWorld } from "#testing/bound-world.ts";
import type { Caller, Reply } from "#testing/call.ts";
import { boundablePermissions, isBoundable } from "#shared/permissions.ts";
import type { Route } from "#shared/route.ts";

// Every route whose permission can have bounds is closed to officers with bounds, or keeps within them.

let world: BoundWorld;
let officers: Readonly<Record<"department" | "location" | "reader", Caller & { id: string }>>;
beforeAll(async () => {
  world = await startBoundWorld();
  officers = {
    department: await world.officer(boundablePermissions, { departments: [world.north] }),
    location: await world.officer(boundablePermissions, { locations: [world.here] }),
    reader: await world.officer(["attendance.read"], { departments: [world.north] }),
  };
});
afterAll(() => world.server.close());

const titleOf = ({ method, path }: Route): string => `${method} ${path}`;
const boundable = (): Route[] =>
  world.server.routes.map(({ route }) => route).filter(({ permission }) => isBoundable(permission));
/** Dates, months and ids of no one: the permission is judged before the body and the path are read. */
const anyPath = (path: string): string => path.replace("{date}", "2026-01-11").replace(/\{\w+\}/g, "1");

const send = (
  by: Caller,
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
): Promise<Reply> => by[method.toLowerCase() as keyof Caller](path, body, headers);

test("every route whose permission can have bounds is closed to them, or has a case", () => {
  const kept = boundable().filter(({ keepsBounds }) => keepsBounds);
  expect(kept.map(titleOf).toSorted(), "testing/bound-cases.ts").toEqual(Object.keys(boundCases).toSorted());
  const others = world.server.routes.filter(({ route }) => route.keepsBounds && !isBoundable(route.permission));
  expect(others.map(({ route }) => titleOf(route))).toEqual([]);
});

test("all other routes refuse an officer with bounds, whatever is sent", async () => {
  const closed = boundable().filter(({ keepsBounds }) => !keepsBounds);
  expect(closed.length).toBeGreaterThan(0);
  for (const route of closed)
    for (const officer of ["department", "location"] as const) {
      const { status, problem } = await send(officers[officer], route.method, anyPath(route.path));
      const expected = route.path.startsWith("/scim/") ? [403] : [403, "permission_within_bounds"];
      expect([status, problem.code].slice(0, expected.length), `${titleOf(route)} as ${officer}`).toEqual(expected);
    }
});

test("a reader is refused everything that changes attendance, leave or people", async () => {
  for (const route of boundable().filter(({ permission }) => permission !== "attendance.read")) {
    const { status, problem } = await send(officers.reader, route.method, anyPath(route.path));
    const expected = route.path.startsWith("/scim/") ? [403] : [403, "not_allowed"];
    expect([status, problem.code].slice(0, expected.length), titleOf(route)).toEqual(expected);
  }
});

/** Counts the rows that changes of people write. */
const written = async (): Promise<unknown> =>
  (
    await world.server.write((tx) =>
      sql`select (select count(*) from punch) as punches, (select count(*) from absence) as absences,
        (select count(*) from punch where review = 'open') as open, (select count(*) from leave_entry) as entries,
        (select count(*) from bulk_correction where undone_at is null) as bulks, (select count(*) from audit
          where action like any('{punch.%,absence.%,leave%,bulkCorrection.%}')) as told`.execute(tx),
    )
  ).rows;

describe.each(Object.entries(boundCases))("%s", (title: string, one: BoundCase) => {
  const [method = ""] = title.split(" ");
  const mine = (): (Caller & { id: string })[] => {
    const route = boundable().find((each) => titleOf(each) === title);
    const { department, location, reader } = officers;
    return route?.permission === "attendance.read" ? [department, location, reader] : [department, location];
  };
  const filled = (path: string): string => path.replace("{type}", world.leaveType).replace("{location}", world.here);
  const answerOf = async (by: Caller, { path, body, headers }: BoundRequest): Promise<Reply> => {
    const answer = await send(by, method, filled(path), body, headers);
    expect(answer.status, answer.text).toBeLessThan(400);
    return answer;
  };
  beforeAll(async () => {
    if ("prepare" in one) for (const person of [world.inside, world.outside]) await one.prepare?.(world, person);
  });

  if ("about" in one) {
    const refused = "404 not_found []";
    const outcomeOf = async (by: Caller, { path, body, headers }: BoundRequest): Promise<string> => {
      const { status, problem, data } = await send(by, method, path, body, headers);
      if (one.refusal === "row" && (data as { errors: unknown[] }).errors.length > 0) return refused;
      return status < 400 ? "open" : `${status} ${problem.code} ${JSON.stringify(problem.fields)}`;
    };
    const outcome = async (by: Caller & { id: string }, person: Bounded): Promise<string> =>
      outcomeOf(by, await one.about(world, { person, officer: by.id }));
    test("is 404 about a person outside, and open about one inside", async () => {
      for (const by of mine()) {
        expect(await outcome(by, world.outside)).toBe(refused);
        expect(await outcome(by, world.inside)).toBe("open");
      }
    });
    test("goes by where a person was on its date, or is today", async () => {
      const [open, closed] = one.today === true ? [world.arrived, world.moved] : [world.moved, world.arrived];
      for (const by of mine()) {
        expect(await outcome(by, closed)).toBe(refused);
        expect(await outcome(by, open)).toBe("open");
      }
    });
    if (one.many === true)
      test("is refused whole with a person inside and one outside, and writes nothing", async () => {
        const { inside, outside } = world;
        for (const by of mine())
          for (const [person, other] of [
            [inside, outside],
            [outside, inside],
          ] as const) {
            const request = await one.about(world, { person, also: [other], officer: by.id });
            const before = await written();
            expect(await outcomeOf(by, request)).toBe(refused);
            expect(await written()).toEqual(before);
          }
      });
  } else if ("list" in one) {
    test("names people inside only, and all people to those without bounds", async () => {
      for (const request of one.list) {
        for (const by of mine()) {
          const { text } = await answerOf(by, request);
          expect(text).toContain(world.inside.name);
          expect(text).not.toContain(world.outside.name);
        }
        const { text: whole } = await answerOf(world.alia, request);
        expect(whole).toContain(world.inside.name);
        expect(whole).toContain(world.outside.name);
      }
    });
  } else if ("names" in one) {
    test("names no person", async () => {
      for (const by of mine()) {
        const { text } = await answerOf(by, one.names);
        for (const { name } of [world.inside, world.outside]) expect(text).not.toContain(name);
      }
    });
  } else {
    test("counts what is inside only, and everything for those without bounds", async () => {
      const whole = one.read((await answerOf(world.alia, one.count)).data as never);
      expect(whole).toBeGreaterThan(0);
      for (const by of mine()) expect(one.read((await answerOf(by, one.count)).data as never)).toBe(whole / 2);
    });
  }
});
