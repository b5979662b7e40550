import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Coverage, ConcernedPerson, MustRead, MyMustRead } from "../contract/schemas.ts";
import { acknowledgementJobs } from "./jobs.ts";

const zone = "Asia/Riyadh";
const day = 86_400_000;
const dayFromNow = (days: number): string => civilDateIn(zone, new Date(Date.now() + days * day));

type Person = Caller & { id: string };

let server: TestServer;
let huda: Person;
let omar: Person;
let reem: Person;
let technology: string;
let topicId: string;

async function employ(name: string, role?: "moderator" | "contentEditor"): Promise<Person> {
  const id = await server.hire(name, role);
  return { ...callerOf(server.url, (await server.startSession(id)).token), id };
}

beforeAll(async () => {
  server = await startTestServer();
  [huda, omar, reem] = [await employ("Huda", "moderator"), await employ("Omar"), await employ("Reem")];
  technology = await server.write(async (tx) => {
    const { id } = await tx
      .insertInto("department")
      .values({ name_en: "Technology", name_ar: "التقنية" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("person").set({ department_id: id }).where("id", "=", omar.id).execute();
    return id;
  });
});
afterAll(() => server.close());

const newTopic = async (by: Caller): Promise<string> => {
  const body = { categoryId: "3", titleEn: "The new leave policy", contentEn: "Please read all of it." };
  return (await by.post<{ id: string }>("/topics", body)).data.id;
};
beforeEach(async () => {
  topicId = await newTopic(huda);
});

const ask = (body: object = {}, by: Caller = huda) =>
  by.put<MustRead>(`/topics/${topicId}/must-read`, { dueOn: dayFromNow(3), ...body });
const read = (reader: Caller) => reader.get<MustRead>(`/topics/${topicId}/must-read`);
const acknowledge = (reader: Caller) => reader.put<MustRead>(`/topics/${topicId}/acknowledgement`);
const coverage = async (): Promise<Coverage> =>
  (await huda.get<Coverage>(`/topics/${topicId}/must-read/coverage`)).data;

describe("refused requests for acknowledgement", () => {
  test("a request is refused with 401 without a session and with 403 without the permission", async () => {
    expect((await ask({}, callerOf(server.url))).status).toBe(401);
    expect((await ask({}, omar)).problem.code).toBe("not_allowed");
    await ask();
    for (const path of ["coverage", "people", "people.csv"]) {
      expect((await omar.get(`/topics/${topicId}/must-read/${path}`)).status).toBe(403);
    }
    expect((await omar.delete(`/topics/${topicId}/must-read`)).status).toBe(403);
  });

  test.each([
    [{ dueOn: "2020-01-01" }, 422, "day_past", "dueOn"],
    [{ dueOn: "tomorrow" }, 400, "fields_invalid", "dueOn"],
    [{ departments: ["999999"] }, 422, "department_unknown", "departments"],
    [{ remind: true }, 400, "fields_invalid", "remind"],
  ])("a request with %j is refused", async (body, status, code, path) => {
    const { status: answered, problem } = await ask(body);
    expect([answered, problem.code, problem.fields[0]?.path]).toEqual([status, code, path]);
  });

  test("a request for a hidden or unknown topic is refused", async () => {
    const { version } = (await huda.get<{ version: number }>(`/topics/${topicId}`)).data;
    await huda.patch(`/topics/${topicId}`, { version, isActive: false });
    expect((await ask()).problem.code).toBe("topic_inactive");
    expect((await huda.put("/topics/999999/must-read", { dueOn: dayFromNow(1) })).status).toBe(404);
  });

  test("a request based on a stale version is refused with the current must-read", async () => {
    const { version } = (await ask()).data;
    await ask({ dueOn: dayFromNow(5), version });
    const { status, problem } = await ask({ dueOn: dayFromNow(9), version });
    expect([status, problem.code]).toEqual([409, "stale_version"]);
    expect(problem.current).toMatchObject({ dueOn: dayFromNow(5) });
  });
});

test("acknowledging without a request or outside the audience is refused", async () => {
  expect((await acknowledge(omar)).status).toBe(404);
  await ask({ departments: [technology] });
  expect((await acknowledge(reem)).problem.code).toBe("not_concerned");
  expect((await read(reem)).data).toMatchObject({ concernsMe: false, can: { acknowledge: false } });
});

test("a must-read for everyone is acknowledged once per person, however often it is sent", async () => {
  const asked = await ask();
  expect(asked.data).toMatchObject({ isForEveryone: true, departments: [], dueOn: dayFromNow(3), version: 1 });
  expect((await omar.get<{ isMustRead: boolean }>(`/topics/${topicId}`)).data.isMustRead).toBe(true);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => acknowledge(omar)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data.acknowledgedAt)).size).toBe(1);
  expect(await coverage()).toMatchObject({ people: 3, acknowledged: 1 });
  const mine = (await omar.get<MyMustRead[]>("/must-reads")).data;
  expect(mine.map((one) => one.topicId)).not.toContain(topicId);
  expect((await reem.get<MyMustRead[]>("/must-reads")).data.map((one) => one.topicId)).toContain(topicId);
});

test("coverage is counted by department, and the table contains all people in both languages", async () => {
  await ask();
  await acknowledge(omar);
  const { departments } = await coverage();
  expect(departments.map(({ department, people, acknowledged }) => [department?.nameEn, people, acknowledged])).toEqual(
    [
      [undefined, 2, 0],
      ["Technology", 1, 1],
    ],
  );
  const missing = await huda.get<ConcernedPerson[]>(`/topics/${topicId}/must-read/people?acknowledged=false`);
  expect(missing.data.map(({ person }) => person.nameEn)).toEqual(["Huda", "Reem"]);
  const table = await fetch(`${server.url}/api/topics/${topicId}/must-read/people.csv`, {
    headers: { authorization: `Bearer ${(await server.startSession(huda.id)).token}` },
  });
  const lines = (await table.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines.find((line) => line.includes("Omar"))).toMatch(/التقنية,Technology,\d{4}-\d\d-\d\dT/);
  expect(lines[0]).toContain("الاسم بالعربية");
  const exported = await server.write((tx) =>
    tx.selectFrom("audit").select(["actor_id", "audience"]).where("action", "=", "mustRead.exported").execute(),
  );
  expect(exported).toEqual([{ actor_id: huda.id, audience: null }]);
});

test("requesting acknowledgement again discards earlier ones; changing the date keeps them", async () => {
  const { version } = (await ask()).data;
  await acknowledge(omar);
  const later = (await ask({ dueOn: dayFromNow(7), version })).data;
  expect((await read(omar)).data.acknowledgedAt).not.toBeNull();
  await ask({ dueOn: dayFromNow(7), askAgain: true, version: later.version });
  expect((await read(omar)).data).toMatchObject({ acknowledgedAt: null, can: { acknowledge: true } });
  expect((await acknowledge(omar)).data.acknowledgedAt).not.toBeNull();
});

test("an overdue must-read is marked and can still be acknowledged", async () => {
  await ask({ dueOn: dayFromNow(1) });
  server.moveClock(3 * day);
  try {
    const late = { ...callerOf(server.url, (await server.startSession(reem.id)).token), id: reem.id };
    expect((await read(late)).data.isOverdue).toBe(true);
    expect((await acknowledge(late)).data).toMatchObject({ isOverdue: false, can: { acknowledge: false } });
  } finally {
    server.moveClock(0);
  }
});

test("a withdrawn must-read is not found, and its topic is no longer marked", async () => {
  await ask();
  expect((await huda.delete(`/topics/${topicId}/must-read`)).status).toBe(204);
  expect((await read(omar)).status).toBe(404);
  expect((await huda.delete(`/topics/${topicId}/must-read`)).status).toBe(404);
  expect((await omar.get<{ isMustRead: boolean }>(`/topics/${topicId}`)).data.isMustRead).toBe(false);
});

test("missing people are notified, and reminded once on the last morning", async () => {
  const told = async (reader: Caller): Promise<number> => {
    const { data } = await reader.get<{ topic: { id: string } | null }[]>("/notifications?kind=mustRead&limit=100");
    return data.filter(({ topic }) => topic?.id === topicId).length;
  };
  await ask({ dueOn: dayFromNow(1) });
  await expect.poll(() => told(omar)).toBe(1);
  await expect.poll(() => told(reem)).toBe(1);
  expect(await told(huda)).toBe(0);
  await acknowledge(omar);

  const nine = Date.parse(`${dayFromNow(1)}T06:00:00Z`);
  const remind = acknowledgementJobs({ timeZone: async () => zone })["acknowledgements.remind"];
  const run = () => remind?.({ database: server.database } as Parameters<JobHandler>[0]);
  try {
    // No reminders are sent at two in the morning.
    server.moveClock(nine - 7 * 3_600_000 - Date.now());
    await run();
    server.moveClock(nine - Date.now());
    await run();
    await run();
    const later = callerOf(server.url, (await server.startSession(reem.id)).token);
    await expect.poll(() => told(later)).toBe(2);
    // A topic created after this point is notified later than the reminder.
    const reminded = topicId;
    const editor = callerOf(server.url, (await server.startSession(huda.id)).token);
    topicId = await newTopic(editor);
    await ask({}, editor);
    await expect.poll(() => told(later)).toBe(1);
    topicId = reminded;
    expect(await told(later)).toBe(2);
    expect(await told(callerOf(server.url, (await server.startSession(omar.id)).token))).toBe(1);
  } finally {
    server.moveClock(0);
  }
});
