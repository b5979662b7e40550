import type { BoundRequest, BoundWorld } from "./bound-world.ts";

/** The subjects of a rule: all fields that name them. */
type Subjects = object;

/** Whom a rule may name within the bounds, and whom it may not. */
export type RuleSubjects = { within: Subjects[]; outside: Subjects[] };

/**
 * A route of rules that name people, departments or roles, which are changed only while they reach no one outside.
 * `read`: it shows every rule, and which of them the reader may change. `change`: its request about a rule that names
 * `before`, and then `after`; null where there is none.
 */
export type BoundRule = { subjectsOf: (world: BoundWorld) => Promise<RuleSubjects> } & (
  | { read: (id: string) => string; make: Make }
  | { change: (world: BoundWorld, before: Subjects, after: Subjects) => Promise<BoundRequest>; states: States }
);
type Make = (world: BoundWorld, subjects: Subjects) => Promise<string>;
type States = "new" | "changed" | "deleted";

type Kind = {
  path: string;
  /** The body of a new rule without its subjects: another one each time. */
  body: (world: BoundWorld, count: number) => object;
  subjectsOf: (world: BoundWorld) => Promise<RuleSubjects>;
  hasEffect: boolean;
};

/** Roles whose members are all inside; some of them; none; and the role of all employees. */
async function rolesOf(world: BoundWorld) {
  const [inside, mixed, empty] = [
    await world.gather([world.inside]),
    await world.gather([world.inside, world.outside]),
    await world.gather([]),
  ];
  const { data: roles } = await world.alia.get<{ id: string; key: string | null }[]>("/roles");
  const employee = roles.find(({ key }) => key === "employee")?.id;
  return { inside, outside: [mixed, empty, employee] };
}

const namedSubjects =
  (unnamed: object) =>
  async (world: BoundWorld): Promise<RuleSubjects> => {
    const roles = await rolesOf(world);
    const naming = (users: string[], named: (string | undefined)[] = []) => ({ ...unnamed, users, roles: named });
    const [inside, outside] = [world.inside.id, world.outside.id];
    return {
      within: [naming([inside]), naming([], [roles.inside]), naming([inside], [roles.inside])],
      outside: [
        naming([outside]),
        naming([inside, outside]),
        ...roles.outside.map((role) => naming([], [role])),
        ...("everyone" in unnamed ? [{ ...naming([]), everyone: true }] : []),
      ],
    };
  };

/** Those of a kind that may be for everyone. */
const subjectsOf = namedSubjects({ everyone: false });

let count = 0;
const named = (): object => ({ nameEn: `Rule ${(count += 1)}`, nameAr: `قاعدة ${count}` });

/** The routes of a kind of rules, by `METHOD /path`. */
function routesOf({ path, body, subjectsOf: subjects, hasEffect }: Kind): Record<string, { rule: BoundRule }> {
  const bodyOf = (world: BoundWorld, named_: Subjects): object => ({ ...body(world, (count += 1)), ...named_ });
  const make: Make = async (world, given) => {
    const { status, text, data } = await world.alia.post<{ id: string }>(path, bodyOf(world, given));
    if (status >= 400) throw new Error(text);
    return data.id;
  };
  const ruleOf = (more: object): { rule: BoundRule } => ({ rule: { subjectsOf: subjects, ...more } as BoundRule });
  const changed = (pathOf: (id: string) => string, states: States, given: (after: Subjects) => object | undefined) =>
    ruleOf({
      states,
      change: async (world: BoundWorld, before: Subjects, after: Subjects) => {
        const sent = given(after);
        return { path: pathOf(await make(world, before)), ...(sent === undefined ? {} : { body: sent }) };
      },
    });
  const created = (at: string) =>
    ruleOf({
      states: "new",
      change: async (world: BoundWorld, _: Subjects, after: Subjects) => ({ path: at, body: bodyOf(world, after) }),
    });
  const one = `${path}/{id}`;
  return {
    [`GET ${path}`]: ruleOf({ read: () => `${path}?limit=100`, make }),
    [`GET ${one}`]: ruleOf({ read: (id: string) => `${path}/${id}`, make }),
    [`POST ${path}`]: created(path),
    [`PATCH ${one}`]: changed(
      (id) => `${path}/${id}`,
      "changed",
      (after) => ({ version: 1, ...after }),
    ),
    [`DELETE ${one}`]: changed(
      (id) => `${path}/${id}`,
      "deleted",
      () => undefined,
    ),
    ...(hasEffect
      ? {
          [`POST ${path}/effect`]: created(`${path}/effect`),
          [`POST ${one}/effect`]: changed(
            (id) => `${path}/${id}/effect`,
            "changed",
            (after) => after,
          ),
        }
      : {}),
  };
}

/** A date on which nothing else applies. */
function dateOf(number: number): object {
  const date = new Date(Date.UTC(2050, 0, number)).toISOString().slice(0, 10);
  return { from: date, to: date };
}

export const boundRuleCases: Readonly<Record<string, { rule: BoundRule }>> = {
  ...routesOf({
    path: "/attendance/location-zone-users",
    body: ({ here, zone }, number) => ({ location: here, zone, ...dateOf(number) }),
    subjectsOf: namedSubjects({}),
    hasEffect: true,
  }),
  ...routesOf({
    path: "/attendance/exception-days",
    body: () => ({ ...named(), date: "2990-01-01", workDay: false }),
    subjectsOf,
    hasEffect: true,
  }),
  ...routesOf({
    path: "/attendance/working-time-rules",
    body: (_, number) => ({ ...named(), kind: "maximumPerDay", minutes: 600, ...dateOf(number) }),
    subjectsOf,
    hasEffect: false,
  }),
  ...routesOf({
    path: "/attendance/overtime-policies",
    body: (_, number) => ({ ...named(), ...dateOf(number), minimum: 15, block: 15 }),
    subjectsOf,
    hasEffect: false,
  }),
  ...routesOf({
    path: "/leave/policies",
    body: ({ leaveType: type }, number) => ({
      ...named(),
      ...dateOf(number),
      type,
      period: "calendarYear",
      bands: [{ afterMonths: 0, days: 21 }],
      grant: "start",
      prorate: true,
      rounding: "half",
    }),
    subjectsOf,
    hasEffect: true,
  }),
  ...routesOf({
    path: "/leave/coverage",
    body: (_, number) => ({ ...named(), people: 1, ...dateOf(number) }),
    subjectsOf: async (world) => {
      const roles = await rolesOf(world);
      return {
        within: [
          { department: world.below, role: null },
          { department: null, role: roles.inside },
        ],
        outside: [
          { department: world.south, role: null },
          ...roles.outside.map((role) => ({ department: null, role })),
        ],
      };
    },
    hasEffect: false,
  }),
};
