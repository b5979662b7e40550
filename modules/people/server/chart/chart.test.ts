import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { ChartPerson, ChartPlace } from "../../contract/schemas-chart.ts";
import { setManager } from "../index.ts";

let server: TestServer;
let omar: Caller;
let omarId: string;
beforeAll(async () => {
  server = await startTestServer();
  omarId = await server.hire("Omar");
  omar = callerOf(server.url, (await server.startSession(omarId)).token);
});
afterAll(() => server.close());

const namesOf = (people: readonly ChartPerson[]): (string | null)[] => people.map(({ nameEn }) => nameEn);
const place = async (id: string): Promise<ChartPlace> =>
  (await omar.get<ChartPlace>(`/directory/chart?person=${id}`)).data;
const put = (id: string, managerId: string | null): Promise<void> =>
  server.write((tx) => setManager(tx, id, managerId));
const leave = (id: string): Promise<unknown> =>
  server.database.primary.updateTable("account").set({ status: "disabled" }).where("person_id", "=", id).execute();

async function hireBelow(name: string, managerId: string | null): Promise<string> {
  const id = await server.hire(name);
  await put(id, managerId);
  return id;
}

describe("the chart is refused", () => {
  test("without a session", async () => {
    const stranger = callerOf(server.url);
    expect((await stranger.get("/directory/chart")).status).toBe(401);
    expect((await stranger.get("/directory/chart/reports")).status).toBe(401);
  });

  test("for unknown people and former employees", async () => {
    const gone = await hireBelow("Gone", omarId);
    await leave(gone);
    for (const id of ["999999999999", gone]) {
      expect((await omar.get(`/directory/chart?person=${id}`)).status).toBe(404);
      expect((await omar.get(`/directory/chart/reports?manager=${id}`)).status).toBe(404);
    }
    expect(namesOf((await omar.get<ChartPerson[]>(`/directory/chart/reports?manager=${omarId}`)).data)).toEqual([]);
  });

  test("with a cursor of another list", async () => {
    const manager = await hireBelow("Lists", null);
    for (const name of ["One", "Two"]) await hireBelow(name, manager);
    const { page } = await omar.get(`/directory/chart/reports?manager=${manager}&limit=1`);
    expect(page.next).not.toBeNull();
    expect((await omar.get(`/directory/chart/reports?limit=1&cursor=${page.next}`)).problem.code).toBe(
      "cursor_invalid",
    );
  });
});

test("without a person it returns the reader's own place", async () => {
  const { data } = await omar.get<ChartPlace>("/directory/chart");
  expect(data.person).toMatchObject({ id: omarId, nameEn: "Omar", department: null, reportCount: 0 });
  expect(data.managers).toEqual([]);
});

test("a place contains all managers above, highest first, thirty levels deep", async () => {
  let above: string | null = null;
  for (let level = 0; level <= 30; level += 1) above = await hireBelow(`Level${level}`, above);
  const { person, managers } = await place(above ?? "");
  expect(person.nameEn).toBe("Level30");
  expect(namesOf(managers)).toEqual(Array.from({ length: 30 }, (_, level) => `Level${level}`));
  expect(managers.every(({ reportCount }) => reportCount === 1)).toBe(true);
});

test("a cycle in stored data terminates", async () => {
  const [one, two] = [await server.hire("Ring1"), await server.hire("Ring2")];
  await put(one, two);
  await put(two, one);
  expect((await place(one)).managers.length).toBeLessThanOrEqual(100);
  await put(one, null);
});

test("three hundred reports are read by name in pages, forwards and backwards", async () => {
  const manager = await hireBelow("Crowded", null);
  const numbers = Array.from({ length: 300 }, (_, index) => String(index).padStart(3, "0"));
  await server.write(async (tx) => {
    for (const number of numbers) {
      const { id } = await tx
        .insertInto("person")
        .values({ name_en: `Report ${number}`, manager_id: manager, joined_at: new Date() })
        .returning("id")
        .executeTakeFirstOrThrow();
      const account = { person_id: id, email: `report${number}@diwan.example`, status: "active" as const };
      await tx.insertInto("account").values(account).execute();
    }
  });
  expect((await place(manager)).person.reportCount).toBe(300);
  const seen: (string | null)[] = [];
  let cursor = "";
  let previous: string | null = null;
  do {
    const path = `/directory/chart/reports?manager=${manager}&limit=100${cursor}`;
    const { data, page } = await omar.get<ChartPerson[]>(path);
    seen.push(...namesOf(data));
    previous = page.previous;
    cursor = page.next === null ? "" : `&cursor=${page.next}`;
  } while (cursor !== "");
  expect(seen).toEqual(numbers.map((number) => `Report ${number}`));
  const back = await omar.get<ChartPerson[]>(
    `/directory/chart/reports?manager=${manager}&limit=100&cursor=${previous}`,
  );
  expect(namesOf(back.data)).toEqual(seen.slice(100, 200));
});

test("the top level has people without a manager, or with a former one, those with reports first", async () => {
  const left = await hireBelow("Left", omarId);
  const orphan = await hireBelow("Zuhair", left);
  await hireBelow("Child", orphan);
  const alone = await hireBelow("Aaron", null);
  await leave(left);
  const seen: ChartPerson[] = [];
  let cursor = "";
  do {
    const { data, page } = await omar.get<ChartPerson[]>(`/directory/chart/reports?limit=3${cursor}`);
    seen.push(...data);
    cursor = page.next === null ? "" : `&cursor=${page.next}`;
  } while (cursor !== "");
  const ids = seen.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(orphan);
  expect(ids).not.toContain(left);
  expect(ids.indexOf(orphan)).toBeLessThan(ids.indexOf(alone));
  const firstAlone = seen.findIndex(({ reportCount }) => reportCount === 0);
  expect(seen.slice(firstAlone).every(({ reportCount }) => reportCount === 0)).toBe(true);
  expect((await place(orphan)).managers).toEqual([]);
});
