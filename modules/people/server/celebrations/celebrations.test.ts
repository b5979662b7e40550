import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Birthday, Joiner } from "../../contract/schemas-celebrations.ts";
import type { Sighting } from "../../contract/schemas-directory.ts";
import type { Visibility } from "../../contract/privacy.ts";
import { insertDepartment, setManager } from "../index.ts";

// Salman manages Layla, who manages Omar; Lina is in Omar's department; Reem is in another one; Alia manages the
// records.
const names = ["Salman", "Layla", "Omar", "Lina", "Reem", "Alia"] as const;
type Name = (typeof names)[number];

let server: TestServer;
const ids = {} as Record<Name, string>;
/** Starts a new session, since earlier ones expire when the clock is moved. */
const as = async (name: Name): Promise<Caller> => callerOf(server.url, (await server.startSession(ids[name])).token);

beforeAll(async () => {
  server = await startTestServer();
  for (const name of names) {
    ids[name] = await server.hire(name, name === "Alia" ? "administrator" : "employee");
  }
  await server.write(async (tx) => {
    const technology = await insertDepartment(tx, { nameEn: "Technology", nameAr: "التقنية" });
    const members = [ids.Omar, ids.Lina];
    await tx.updateTable("person").set({ department_id: technology }).where("id", "in", members).execute();
    await setManager(tx, ids.Layla, ids.Salman);
    await setManager(tx, ids.Omar, ids.Layla);
  });
});
/** Undoes the changes of a test. */
afterEach(async () => {
  server.moveClock(0);
  await server.write(async (tx) => {
    await tx.updateTable("person").set({ birth_date: null, birthday_visibility: "nobody", left_on: null }).execute();
    await tx.updateTable("account").set({ status: "active" }).execute();
  });
});
afterAll(() => server.close());

/** Sets the clock of the server. */
const liveAt = (instant: string): void => server.moveClock(Date.parse(instant) - Date.now());
const enter = (
  name: Name,
  row: { birth_date?: string | null; birthday_visibility?: Visibility; left_on?: string | null },
) => server.write((tx) => tx.updateTable("person").set(row).where("id", "=", ids[name]).execute());
const joinAt = (name: Name, joined_at: string) =>
  server.write((tx) => tx.updateTable("person").set({ joined_at }).where("id", "=", ids[name]).execute());
const listed = async (name: Name): Promise<string[]> => {
  const { data } = await (await as(name)).get<Birthday[]>("/users/birthdays");
  return data.map(({ nameEn, celebratedOn, inDays }) => `${nameEn} ${celebratedOn}${inDays === 0 ? " today" : ""}`);
};
const newOnes = async (): Promise<string[]> => {
  const { data } = await (await as("Reem")).get<Joiner[]>("/users/joiners");
  return data.map(({ nameEn, joinedOn }) => `${nameEn} ${joinedOn}`);
};

describe.each(["/users/birthdays", "/users/joiners"])("the route %s", (path) => {
  test("is refused without a session", async () => {
    expect((await callerOf(server.url).get(path)).status).toBe(401);
  });
});

describe("birthdays", () => {
  test("are visible to those they are shared with, and not to those who manage the records", async () => {
    liveAt("2027-02-09T09:00:00Z");
    for (const [visibility, readers] of [
      ["nobody", []],
      ["managers", ["Salman", "Layla"]],
      ["department", ["Salman", "Layla", "Omar", "Lina"]],
      ["everyone", names],
    ] as const) {
      await enter("Omar", { birth_date: "1990-02-09", birthday_visibility: visibility });
      const found: Name[] = [];
      for (const name of names) if ((await listed(name)).length > 0) found.push(name);
      expect([visibility, found.toSorted()]).toEqual([visibility, [...readers].toSorted()]);
    }
  });

  test("have no year; a view of a protected one is logged once, and its owner can read it", async () => {
    liveAt("2027-02-08T09:00:00Z");
    await enter("Omar", { birth_date: "1990-02-09", birthday_visibility: "department" });
    const lina = await as("Lina");
    const answers = [await lina.get<Birthday[]>("/users/birthdays"), await lina.get("/users/birthdays")];
    expect(answers[0]?.data).toMatchObject([{ id: ids.Omar, birthday: { month: 2, day: 9 }, inDays: 1 }]);
    expect(JSON.stringify(answers)).not.toContain("1990");
    await listed("Omar");
    const { data } = await (await as("Omar")).get<Sighting[]>("/me/sightings");
    const seen = data.filter(({ day }) => day === "2027-02-08");
    expect(seen.map(({ viewer, fields }) => [viewer.id, fields])).toEqual([[ids.Lina, ["birthday"]]]);
  });

  test("include today and the coming week, across the end of the year, in the organisation's time zone", async () => {
    await enter("Omar", { birth_date: "1990-12-31", birthday_visibility: "everyone" });
    await enter("Lina", { birth_date: "1991-01-01", birthday_visibility: "everyone" });
    await enter("Layla", { birth_date: "1980-01-07", birthday_visibility: "everyone" });
    await enter("Salman", { birth_date: "1970-01-08", birthday_visibility: "everyone" });
    // In Riyadh it is the 31st already.
    liveAt("2026-12-30T21:30:00Z");
    expect(await listed("Reem")).toEqual(["Omar 2026-12-31 today", "Lina 2027-01-01", "Layla 2027-01-07"]);
    liveAt("2026-12-31T21:30:00Z");
    expect(await listed("Reem")).toEqual(["Lina 2027-01-01 today", "Layla 2027-01-07", "Salman 2027-01-08"]);
  });

  test("of one day are sorted by name, include those of a 29 February, and exclude former employees", async () => {
    await enter("Omar", { birth_date: "1992-02-29", birthday_visibility: "everyone" });
    await enter("Lina", { birth_date: "1991-02-28", birthday_visibility: "everyone" });
    await enter("Layla", { birth_date: "1980-02-28", birthday_visibility: "everyone", left_on: "2027-02-27" });
    liveAt("2027-02-28T09:00:00Z");
    expect(await listed("Reem")).toEqual(["Lina 2027-02-28 today", "Omar 2027-02-28 today"]);
    liveAt("2028-02-28T09:00:00Z");
    expect(await listed("Reem")).toEqual(["Lina 2028-02-28 today", "Omar 2028-02-29"]);
    await server.write((tx) =>
      tx.updateTable("account").set({ status: "disabled" }).where("person_id", "=", ids.Lina).execute(),
    );
    expect(await listed("Reem")).toEqual(["Omar 2028-02-29"]);
  });
});

test("new colleagues are listed for thirty days, newest first, and not before their first day", async () => {
  liveAt("2027-03-31T21:30:00Z");
  await joinAt("Salman", "2019-01-01T09:00:00Z");
  await joinAt("Layla", "2027-03-01T21:00:00Z");
  await enter("Layla", { left_on: "2027-03-20" });
  await joinAt("Omar", "2027-03-01T20:59:00Z");
  // Noon of the first day, which has begun.
  await joinAt("Reem", "2027-04-01T09:00:00Z");
  await joinAt("Alia", "2027-04-01T21:00:00Z");
  expect(await newOnes()).toEqual(["Reem 2027-04-01"]);
  await enter("Layla", { left_on: null });
  expect(await newOnes()).toEqual(["Reem 2027-04-01", "Layla 2027-03-02"]);
});
