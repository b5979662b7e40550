import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boundCases, type BoundCase } from "#testing/bound-cases.ts";
import type { RuleSubjects } from "#testing/bound-rules.ts";
import { startBoundWorld, type Bounded, type BoundRequest, type BoundWorld } from "#testing/bound-world.ts";
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

describe.each(Object.entries(boundCases))("%s", (title: string, one: BoundCase) => {
  const [method = ""] = title.split(" ");
  const mine = (): (Caller & { id: string })[] => {
    const route = boundable().find((each) => titleOf(each) === title);
    const { department, location, reader } = officers;
    return route?.permission === "attendance.read" ? [department, location, reader] : [department, location];
  };
  const filled = (path: string): string =>
    path
      .replace("{type}", world.leaveType)
      .replace("{location}", world.here)
      .replace("{zone}", world.zone)
      .replace("{reason}", world.reason);
  const answerOf = async (by: Caller, { path, body, headers }: BoundRequest): Promise<Reply> => {
    const answer = await send(by, method, filled(path), body, headers);
    expect(answer.status, answer.text).toBeLessThan(400);
    return answer;
  };
  beforeAll(async () => {
    if ("prepare" in one) for (const person of [world.inside, world.outside]) await one.prepare?.(world, person);
  });

  if ("about" in one) {
    test("is 404 about a person outside, and open about one inside", async () => {
      const outcome = async (by: Caller & { id: string }, person: Bounded): Promise<string> => {
        const { path, body, headers } = await one.about(world, { person, officer: by.id });
        const { status, problem, data } = await send(by, method, path, body, headers);
        if (one.refusal === "row" && (data as { errors: unknown[] }).errors.length > 0) return "404 not_found []";
        return status < 400 ? "open" : `${status} ${problem.code} ${JSON.stringify(problem.fields)}`;
      };
      for (const by of mine()) {
        expect(await outcome(by, world.outside)).toBe("404 not_found []");
        expect(await outcome(by, world.inside)).toBe("open");
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
  } else if ("rule" in one) {
    const { rule } = one;
    let subjects: RuleSubjects;
    beforeAll(async () => {
      subjects = await rule.subjectsOf(world);
    });
    if ("read" in rule) {
      test("shows all rules, and which of them the reader may change", async () => {
        const mayChange = async (by: Caller, id: string): Promise<boolean | undefined> => {
          const { data } = await answerOf(by, { path: rule.read(id) });
          const rules = [data].flat() as { id: string; isChangeable: boolean }[];
          return rules.find((each) => each.id === id)?.isChangeable;
        };
        for (const [kind, list] of Object.entries(subjects)) {
          for (const named of list) {
            const id = await rule.make(world, named);
            const given = JSON.stringify(named);
            expect(await mayChange(world.alia, id), given).toBe(true);
            for (const by of mine()) {
              expect(await mayChange(by, id), given).toBe(kind === "within" && by.id !== officers.reader.id);
            }
          }
        }
      });
    } else {
      test("changes rules that reach no one outside, before and after", async () => {
        const outcome = async (by: Caller, before: object, after: object): Promise<string> => {
          const { path, body } = await rule.change(world, before, after);
          const { status, problem } = await send(by, method, path, body);
          return status < 400 ? "open" : `${status} ${problem.code} ${JSON.stringify(problem.fields)}`;
        };
        const { within, outside } = subjects;
        const refused = "403 permission_within_bounds []";
        const [first = {}, second = {}] = within;
        for (const by of mine()) {
          for (const named of within) expect(await outcome(by, first, named), JSON.stringify(named)).toBe("open");
          for (const named of within) expect(await outcome(by, named, second), JSON.stringify(named)).toBe("open");
          for (const named of outside) {
            if (rule.states !== "deleted") expect(await outcome(by, first, named), JSON.stringify(named)).toBe(refused);
            if (rule.states !== "new") expect(await outcome(by, named, first), JSON.stringify(named)).toBe(refused);
          }
        }
      });
    }
  } else if ("names" in one) {
    test("names no person", async () => {
      for (const by of mine()) {
        const { text } = await answerOf(by, one.names);
        for (const { name } of [world.inside, world.outside]) expect(text).not.toContain(name);
      }
    });
  } else {
    test("counts what is inside only, and everything for those without bounds", async () => {
      const request = typeof one.count === "function" ? one.count(world) : one.count;
      const whole = one.read((await answerOf(world.alia, request)).data as never);
      expect(whole).toBeGreaterThan(0);
      for (const by of mine()) expect(one.read((await answerOf(by, request)).data as never)).toBe(whole / 2);
    });
  }
});
