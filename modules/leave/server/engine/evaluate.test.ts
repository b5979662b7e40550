import { describe, expect, test } from "vitest";
import type { Evaluation } from "../../contract/evaluation.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

type Fields = Record<string, unknown>;

const policy = (fields: Fields = {}): Fields => ({
  id: "p1",
  from: "2000-01-01",
  to: null,
  period: "calendarYear",
  bands: [{ afterMonths: 0, days: 24 }],
  grant: "start",
  prorate: true,
  rounding: "none",
  waitingMonths: 0,
  carryOver: null,
  overdraw: 0,
  ...fields,
});
const opening = (date: string, days: number, fields: Fields = {}): Fields => ({
  id: `o ${date}`,
  date,
  kind: "opening",
  days,
  ...fields,
});
const adjustment = (date: string, days: number, fields: Fields = {}): Fields => ({
  ...opening(date, days),
  id: `a ${date}`,
  kind: "adjustment",
  ...fields,
});
const use = (id: string, ...dates: string[]): Fields => ({ id, days: dates.map((date) => ({ date, part: 1 })) });
const asking = (...dates: string[]): Fields => ({ days: dates.map((date) => ({ date, part: 1 })) });

type Case = {
  policies?: Fields[];
  employee?: Fields;
  entries?: Fields[];
  uses?: Fields[];
  request?: Fields;
  asOf?: string[];
  until?: string;
};

function judge({ employee, ...fields }: Case): Evaluation {
  const read = readCase({
    employee: { id: "u1", hireDate: "2024-01-01", ...employee },
    policies: [policy()],
    until: "2026-12-31",
    ...fields,
  });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return evaluate(read.input);
}

/** "date kind days lot:days …" of each movement. */
const told = ({ movements }: Evaluation): string[] =>
  movements.map(({ date, kind, days, lots }) =>
    [date, kind, days, ...lots.map((lot) => `${lot.id}:${lot.days}`)].join(" "),
  );
const grants = (given: Case): string[] => told(judge(given)).filter((line) => line.includes(" grant "));
const balanceOn = (given: Case, date: string) => judge({ ...given, asOf: [date] }).balances[0];
const dates = (month: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${month}-${String(from + at).padStart(2, "0")}`);

test("the example of the rules", () => {
  const read = readCase({
    employee: { id: "u1", hireDate: "2024-03-10", endDate: null },
    policies: [
      policy({
        bands: [
          { afterMonths: 0, days: 21 },
          { afterMonths: 60, days: 30 },
        ],
        rounding: "half",
        carryOver: { most: 10, expiresAfterMonths: 3 },
      }),
    ],
    entries: [{ id: "e1", date: "2024-03-10", kind: "opening", days: 4.5, expires: "2024-12-31" }],
    uses: [
      {
        id: "r1",
        days: [
          { date: "2024-05-05", part: 1 },
          { date: "2024-05-06", part: 0.5 },
        ],
      },
    ],
    request: asking("2024-09-01"),
    asOf: ["2024-06-30"],
    until: "2025-12-31",
  });
  if ("errors" in read) throw new Error("It is a case.");
  const result = evaluate(read.input);
  expect(result.movements[0]).toEqual({
    date: "2024-03-10",
    kind: "opening",
    days: 4.5,
    balance: 4.5,
    lots: [{ id: "e1", days: 4.5 }],
    ref: "e1",
  });
  expect(result.balances).toEqual([
    {
      date: "2024-06-30",
      balance: 20,
      usable: 20,
      granted: 21.5,
      used: 1.5,
      expired: 0,
      expiring: [{ date: "2024-12-31", days: 3 }],
    },
  ]);
  expect(result.request).toEqual({ allowed: true, code: null, short: 0, from: null });
  expect(told(result).slice(4)).toEqual([
    "2025-01-01 expiry -3 e1:-3",
    "2025-01-01 expiry -7 2024:-7",
    "2025-01-01 grant 21 2025:21",
    "2025-04-01 expiry -10 2024:-10",
  ]);
});

describe("grants", () => {
  test("a day is worth the band by the days of the period, while employed", () => {
    const employee = { hireDate: "2026-07-02", endDate: "2026-12-01" };
    // 153 of 365 days.
    expect(grants({ employee, policies: [policy({ bands: [{ afterMonths: 0, days: 36.5 }] })] })).toEqual([
      "2026-07-02 grant 15.3 2026:15.3",
    ]);
  });

  test("nothing is worth something in a suspension, without a policy, and before the first opening", () => {
    const bands = [{ afterMonths: 0, days: 36.5 }];
    const employee = { hireDate: "2025-01-01", suspensions: [{ from: "2026-01-01", to: "2026-01-31" }] };
    const policies = [policy({ bands, to: "2026-02-28" }), policy({ id: "p2", bands, from: "2026-12-22" })];
    expect(grants({ employee, policies, entries: [opening("2025-12-31", 1)] })).toEqual([
      "2025-12-31 grant 0.1 2025:0.1",
      "2026-02-01 grant 3.8 2026:3.8",
    ]);
  });

  test("the band is that of the completed months of service on the day; suspensions count", () => {
    const bands = [
      { afterMonths: 0, days: 0 },
      { afterMonths: 12, days: 36.5 },
    ];
    const employee = { hireDate: "2025-01-31", suspensions: [{ from: "2025-02-01", to: "2025-12-31" }] };
    expect(grants({ employee, policies: [policy({ bands })] })).toEqual(["2026-01-31 grant 33.5 2026:33.5"]);
  });

  test("month by month at each month's end, or on the last day of employment", () => {
    const employee = { hireDate: "2026-01-15", endDate: "2026-03-10" };
    const policies = [policy({ bands: [{ afterMonths: 0, days: 36.5 }], grant: "monthly" })];
    expect(grants({ employee, policies })).toEqual([
      "2026-01-31 grant 1.7 2026:1.7",
      "2026-02-28 grant 2.8 2026:2.8",
      "2026-03-10 grant 1 2026:1",
    ]);
  });

  test("rounding is of sums, so nothing is lost over a year; grants of 0 are not told", () => {
    const monthly = (rounding: string, days: number): string[] =>
      grants({
        employee: { hireDate: "2026-01-01" },
        policies: [policy({ grant: "monthly", rounding, bands: [{ afterMonths: 0, days }] })],
      }).map((line) => line.split(" ").slice(0, 3).join(" "));
    expect(monthly("whole", 3)).toEqual(["2026-03-31 grant 1", "2026-07-31 grant 1", "2026-11-30 grant 1"]);
    expect(monthly("wholeUp", 2)).toEqual(["2026-01-31 grant 1", "2026-07-31 grant 1"]);
    expect(monthly("none", 1).map((line) => Number(line.split(" ")[2]) * 100)).toEqual(
      [8, 8, 9, 8, 8, 9, 8, 9, 8, 8, 9, 8].map((hundredths) => expect.closeTo(hundredths, 6) as number),
    );
  });

  test("ties are rounded up", () => {
    const half = (days: number): string[] =>
      grants({
        policies: [policy({ prorate: false, rounding: "half", bands: [{ afterMonths: 0, days }] })],
        until: "2024-12-31",
      });
    expect([half(1.25), half(1.24)]).toEqual([["2024-01-01 grant 1.5 2024:1.5"], ["2024-01-01 grant 1 2024:1"]]);
  });

  test("a period that is not prorated counts whole from its first day of employment", () => {
    const policies = [policy({ prorate: false })];
    expect(grants({ employee: { hireDate: "2025-12-31" }, policies })).toEqual([
      "2025-12-31 grant 24 2025:24",
      "2026-01-01 grant 24 2026:24",
    ]);
  });

  test("a service year begins on the anniversary; of 29 February on the 28th in common years", () => {
    const policies = [policy({ period: "serviceYear", prorate: false })];
    expect(grants({ employee: { hireDate: "2024-02-29" }, policies, until: "2028-12-31" })).toEqual([
      "2024-02-29 grant 24 2024-02-29:24",
      "2025-02-28 grant 24 2025-02-28:24",
      "2026-02-28 grant 24 2026-02-28:24",
      "2027-02-28 grant 24 2027-02-28:24",
      "2028-02-29 grant 24 2028-02-29:24",
    ]);
  });

  test("a Hijri year begins on 1 Muharram by Umm al-Qura, and its months are Hijri", () => {
    const policies = [policy({ period: "hijriYear", prorate: false })];
    const employee = { hireDate: "2025-07-01" };
    expect(grants({ employee, policies })).toEqual(["2025-07-01 grant 24 1447:24", "2026-06-16 grant 24 1448:24"]);
    const monthly = [policy({ period: "hijriYear", grant: "monthly", bands: [{ afterMonths: 0, days: 35.5 }] })];
    const [first] = grants({ employee: { hireDate: "2026-06-16" }, policies: monthly });
    // 29 of 355 days.
    expect(first).toBe("2026-07-14 grant 2.9 1448:2.9");
  });

  test("once is one period from the hire date on, granted once", () => {
    const policies = [policy({ period: "once" })];
    expect(grants({ employee: { hireDate: "2025-05-05" }, policies })).toEqual(["2025-05-05 grant 24 once:24"]);
  });

  test("how a period is granted says the policy in force on its first day that is worth something", () => {
    const policies = [
      policy({ to: "2026-03-31", prorate: false, bands: [{ afterMonths: 0, days: 10 }] }),
      policy({ id: "p2", from: "2026-04-01", grant: "monthly" }),
    ];
    expect(grants({ employee: { hireDate: "2026-01-01" }, policies })).toEqual(["2026-01-01 grant 10 2026:10"]);
  });
});

describe("lots", () => {
  test("what comes in fills negative lots first, the oldest first; the rest goes into its own", () => {
    const policies = [policy({ bands: [{ afterMonths: 0, days: 0 }] })];
    const uses = [use("r1", "2024-05-05", "2025-05-05")];
    const entries = [opening("2024-01-01", 0.5, { id: "o" }), adjustment("2026-01-01", 3)];
    expect(told(judge({ policies, uses, entries }))).toEqual([
      "2024-01-01 opening 0.5 o:0.5",
      "2024-05-05 use -1 o:-0.5 2024:-0.5",
      "2025-05-05 use -1 2025:-1",
      "2026-01-01 adjustment 3 2024:0.5 2025:1 a 2026-01-01:1.5",
    ]);
  });

  test("one line a lot: a grant into its own negative lot", () => {
    const policies = [policy({ grant: "monthly", bands: [{ afterMonths: 0, days: 36.5 }] })];
    const given = {
      employee: { hireDate: "2026-01-01" },
      policies,
      uses: [use("r", "2026-01-05")],
      until: "2026-01-31",
    };
    expect(told(judge(given))).toEqual(["2026-01-05 use -1 2026:-1", "2026-01-31 grant 3.1 2026:3.1"]);
  });

  test("an entry with the id of a period is a lot of its own", () => {
    const entries = [opening("2026-01-01", 2, { id: "2026" })];
    const given = { employee: { hireDate: "2026-01-01" }, entries, uses: [use("r", ...dates("2026-02", 1, 25))] };
    const taken = told(judge(given)).slice(2);
    expect(taken.filter((line) => line.includes(" use "))).toHaveLength(25);
    expect(taken.at(-1)).toBe("2026-02-25 use -1 2026:-1");
    expect(balanceOn(given, "2026-02-25")?.balance).toBe(1);
  });

  test.each([
    ["everything, for ever", null, []],
    ["at most so many days", { most: 10, expiresAfterMonths: null }, ["2025-01-01 expiry -14 2024:-14"]],
    ["everything for some months", { most: null, expiresAfterMonths: 3 }, ["2025-04-01 expiry -24 2024:-24"]],
    ["nothing", { most: 0, expiresAfterMonths: 3 }, ["2025-01-01 expiry -24 2024:-24"]],
  ])("a settled period keeps %s", (_, carryOver, expected) => {
    const expiries = told(judge({ policies: [policy({ carryOver })], until: "2025-12-31" })).filter((line) =>
      line.includes(" expiry "),
    );
    expect(expiries).toEqual(expected);
  });

  test("the policy last in force in the period settles it; none settles nothing", () => {
    const policies = [
      policy({ to: "2024-06-30", carryOver: { most: 0, expiresAfterMonths: null } }),
      policy({ id: "p2", from: "2024-07-01", to: "2024-12-31", carryOver: { most: 5, expiresAfterMonths: null } }),
    ];
    expect(told(judge({ policies })).slice(1)).toEqual(["2025-01-01 expiry -19 2024:-19"]);
  });

  test("nothing is settled or expires after the last day of employment", () => {
    const entries = [opening("2024-01-01", 3, { expires: "2024-12-31" })];
    const policies = [policy({ carryOver: { most: 0, expiresAfterMonths: null } })];
    const given = { employee: { endDate: "2024-12-31" }, policies, entries };
    expect(told(judge(given)).some((line) => line.includes(" expiry "))).toBe(false);
    expect(balanceOn(given, "2025-02-01")).toMatchObject({ balance: 27, usable: 0, expiring: [] });
    expect(balanceOn(given, "2024-12-31")?.expiring).toEqual([{ date: "2024-12-31", days: 3 }]);
  });

  test("what expires first is used first, then periods, then entries, the oldest first", () => {
    const entries = [
      opening("2024-01-01", 1, { id: "never" }),
      adjustment("2024-01-02", 1, { id: "late", expires: "2024-12-31" }),
      adjustment("2024-01-02", 1, { id: "soon", expires: "2024-06-30" }),
      adjustment("2024-01-03", 1, { id: "later entry" }),
    ];
    const policies = [policy({ bands: [{ afterMonths: 0, days: 1 }], prorate: false })];
    const uses = [use("r", ...dates("2024-02", 1, 6))];
    expect(
      told(judge({ policies, entries, uses, until: "2024-12-31" }))
        .filter((line) => line.includes(" use "))
        .map((line) => line.split("-1 ")[1]),
    ).toEqual(["soon:-1", "late:-1", "2024:-1", "never:-1", "later entry:-1", "2024:-1"]);
  });

  test("on one date: expiries, settlements, openings, adjustments, grants, uses", () => {
    const entries = [
      opening("2024-06-01", 2, { id: "old", expires: "2024-12-31" }),
      adjustment("2025-01-01", 1, { id: "b" }),
      adjustment("2025-01-01", 1, { id: "a" }),
      opening("2025-01-01", 1, { id: "z" }),
    ];
    const policies = [policy({ carryOver: { most: 0, expiresAfterMonths: null } })];
    const uses = [use("10", "2025-01-01"), use("9", "2025-01-01")];
    const { movements } = judge({ policies, entries, uses });
    expect(
      movements.filter(({ date }) => date === "2025-01-01").map(({ kind, lots, ref }) => [kind, lots[0]?.id, ref]),
    ).toEqual([
      ["expiry", "old", null],
      ["expiry", "2024", null],
      ["opening", "z", "z"],
      ["adjustment", "a", "a"],
      ["adjustment", "b", "b"],
      ["grant", "2025", null],
      ["use", "2025", "9"],
      ["use", "2025", "10"],
    ]);
  });

  test("ids are ordered among those of one date and kind", () => {
    // 9 < 10 < 1a < 9: sorted together, the third would separate the others.
    const uses = [use("10", "2024-05-05"), use("9", "2024-05-05"), use("1a", "2024-07-07")];
    expect(judge({ uses }).movements.map(({ ref }) => ref)).toEqual([null, "9", "10", "1a", null, null]);
    const entries = ["10", "9"].map((id) => adjustment("2024-05-05", 1, { id, expires: "2024-12-31" }));
    const third = adjustment("2024-06-06", 1, { id: "1a", expires: "2025-06-30" });
    const { movements } = judge({ entries: [...entries, third] });
    expect(movements.filter(({ kind }) => kind === "expiry").map(({ lots }) => lots[0]?.id)).toEqual(["9", "10", "1a"]);
  });

  test("of lots that expire on one date the lower id is used first, whatever other lots there are", () => {
    const policies = [policy({ period: "serviceYear", prorate: false, bands: [{ afterMonths: 0, days: 1 }] })];
    const entries = ["2025", "9"].map((id) => adjustment("2025-02-01", 1, { id, expires: "2026-02-27" }));
    const taken = told(judge({ policies, entries, uses: [use("r", "2025-03-03")] })).find((line) =>
      line.includes(" use "),
    );
    expect(taken).toBe("2025-03-03 use -1 9:-1");
  });

  test("negative adjustments take like a use", () => {
    const entries = [opening("2024-01-01", 1, { id: "o" }), adjustment("2024-02-01", -3, { id: "a" })];
    const policies = [policy({ bands: [{ afterMonths: 0, days: 0 }] })];
    expect(told(judge({ policies, entries })).at(-1)).toBe("2024-02-01 adjustment -3 o:-1 2024:-2");
  });
});

describe("asking", () => {
  const policies = [policy({ bands: [{ afterMonths: 0, days: 2 }], prorate: false, overdraw: 1 })];
  const ask = (given: Case) => judge({ policies, until: "2025-12-31", ...given }).request;

  test.each([
    ["before employment", ["2023-12-31", "2024-05-05"], { code: "outside_employment" }],
    ["within the overdraw", dates("2024-05", 1, 3), { allowed: true, code: null }],
    ["beyond it", dates("2024-05", 1, 6), { code: "balance_short", short: 3 }],
  ])("a request %s", (_, days, expected) => {
    expect(ask({ request: asking(...days) })).toMatchObject(expected);
  });

  test("the first code counts that applies to any of the days", () => {
    const gap = [
      policy({ to: "2024-05-31", waitingMonths: 3 }),
      policy({ id: "p2", from: "2024-07-01", waitingMonths: 7 }),
    ];
    const code = (...days: string[]) =>
      ask({ policies: gap, employee: { endDate: "2025-06-30" }, request: asking(...days) });
    expect(code("2024-01-02", "2024-06-01", "2025-07-01")?.code).toBe("outside_employment");
    expect(code("2024-01-02", "2024-06-01")?.code).toBe("no_policy");
    expect(code("2024-01-02")).toEqual({ allowed: false, code: "waiting", short: 0, from: "2024-04-01" });
    expect(code("2024-07-05", "2024-07-02")?.from).toBe("2024-08-01");
    const short = { policies: [policy({ waitingMonths: 30 })], request: asking("2024-02-01") };
    expect(ask(short)).toMatchObject({ code: "waiting", from: null });
  });

  test("a request may not take what a later use needs", () => {
    const uses = [use("later", ...dates("2024-11", 1, 2))];
    const given = { policies: [policy({ bands: [{ afterMonths: 0, days: 2 }], prorate: false })], uses };
    expect(ask({ ...given, request: asking("2024-03-03") })).toMatchObject({ code: "balance_short", short: 1 });
    expect(balanceOn(given, "2024-03-03")).toMatchObject({ balance: 2, usable: 0 });
  });

  test("a request is not refused for a lack that it does not increase", () => {
    const none = [policy({ bands: [{ afterMonths: 0, days: 0 }] })];
    const entries = [opening("2024-01-01", 1, { expires: "2024-06-30" })];
    const uses = [use("over", "2025-01-05", "2025-01-06")];
    // The day would have expired: using it changes nothing later.
    expect(ask({ policies: none, entries, uses, request: asking("2024-06-30") })?.allowed).toBe(true);
    expect(balanceOn({ policies: none, entries, uses }, "2024-06-30")?.usable).toBe(1);
  });

  test("usable counts the overdraw, in halves", () => {
    const given = { policies: [policy({ bands: [{ afterMonths: 0, days: 2.3 }], prorate: false, overdraw: 1 })] };
    expect(balanceOn(given, "2024-05-05")).toMatchObject({ balance: 2.3, usable: 3 });
    expect(balanceOn({ ...given, policies: [policy({ waitingMonths: 6 })] }, "2024-05-05")?.usable).toBe(0);
  });

  test("granted, used and expired are those of the date's period", () => {
    const entries = [opening("2024-01-01", 5, { expires: "2025-03-31" }), adjustment("2025-02-01", -1)];
    const uses = [use("a", "2024-02-01"), use("b", "2025-02-02")];
    expect(balanceOn({ entries, uses }, "2025-06-30")).toMatchObject({ granted: 23, used: 1, expired: 2 });
  });
});
