import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { startServices, type TestServices } from "#testing/services.ts";
import type { Caller } from "#testing/signed-in.ts";
import type { CalendarFeed, CreatedFeed } from "../../contract/schemas-feed.ts";
import { createSecret, secretIn } from "./compute-token-hash.ts";

let services: TestServices;
let world: World;
let majed: Caller, omar: Caller, reem: Caller, salem: Caller, alia: Caller;

beforeAll(async () => {
  services = await startServices();
  world = worldOf(services.database);
  [majed, omar, reem] = [services.as("Majed"), services.as("Omar"), services.as("Reem")];
  [salem, alia] = [services.as("Salem"), services.as("Alia")];
  const [place, zone] = [await world.build({ name: "HQ, Riyadh; \\ north" }), await world.schedule()];
  await world.assign(place, zone, [majed.id, omar.id, reem.id]);
});
afterAll(() => services.close());
beforeEach(() => setLocalClock("2026-01-11 09:00:00"));

const make = async (by: Caller, kind: string): Promise<CreatedFeed> => {
  const answer = await by.post<CreatedFeed>("/calendar-feeds", { kind });
  expect(answer.status, answer.text).toBe(201);
  return answer.data;
};
/** Reads as a calendar program does; whose session is sent makes no difference. */
const read = async (address: string) => alia.fetch(new URL(address).pathname.replace("/api", ""));
const textOf = async (by: Caller, kind: string): Promise<string> =>
  (await read((await make(by, kind)).address)).body.toString();

type Event = { uid: string; summary: string; description: string; start: string; end: string; isAllDay: boolean };
/** Reads events by a parser that shares nothing with the writer. */
const eventsIn = (text: string): Event[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component))
    .map(({ uid, summary, description, startDate, endDate }) => ({
      uid,
      summary,
      description,
      start: startDate.toString(),
      end: endDate.toString(),
      isAllDay: startDate.isDate,
    }));
const enter = async (user: string, more: object): Promise<void> => {
  const answer = await salem.post("/attendance/absences", { user, ...more });
  expect(answer.status, answer.text).toBe(201);
};

describe("a feed is refused", () => {
  test("by another secret, another form, once it is revoked, and once the account has ended", async () => {
    for (const token of [createSecret(), `${createSecret()}.ics`, "1", "..%2f", "x".repeat(100)])
      expect((await alia.fetch(`/calendars/${token}`)).status, token).toBe(404);
    const { id, address } = await make(omar, "mine");
    expect((await read(address)).status).toBe(200);
    expect((await reem.delete(`/calendar-feeds/${id}`)).status).toBe(404);
    expect((await omar.delete(`/calendar-feeds/${id}`)).status).toBe(204);
    expect((await read(address)).status).toBe(404);
    const leaver = await services.hire("Leaver");
    const own = await make(leaver, "holidays");
    await services.dismiss(leaver.id);
    expect((await read(own.address)).status).toBe(404);
  });

  test("beyond twenty, and of an unknown kind", async () => {
    const eager = await services.hire("Eager");
    expect((await eager.post("/calendar-feeds", { kind: "everybody" })).status).toBe(400);
    for (let count = 0; count < 20; count += 1) await make(eager, "mine");
    expect((await eager.post("/calendar-feeds", { kind: "mine" })).problem.code).toBe("limit_reached");
  });
});

test("only a hash is stored, the list shows the beginning and the last use, and both acts are recorded", async () => {
  const lister = await services.hire("Lister");
  const { address, id, start } = await make(lister, "holidays");
  const secret = secretIn(address.split("/").at(-1) ?? "") ?? "";
  expect(secret).toHaveLength(43);
  expect(secret.startsWith(start)).toBe(true);
  const [row] = await services.database.primary.selectFrom("calendar_feed").selectAll().where("id", "=", id).execute();
  expect(JSON.stringify(row)).not.toContain(secret);
  const list = async () => (await lister.get<CalendarFeed[]>("/calendar-feeds")).data;
  expect(await list()).toMatchObject([{ id, kind: "holidays", start, lastUsedAt: null }]);
  await read(address);
  expect((await list())[0]?.lastUsedAt).not.toBeNull();
  await lister.delete(`/calendar-feeds/${id}`);
  const audit = await services.database.primary
    .selectFrom("audit")
    .select(["action", "details"])
    .where("subject_kind", "=", "calendarFeed")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(["calendarFeed.created", "calendarFeed.revoked"]);
  expect(JSON.stringify(audit)).not.toContain(secret);
});

test("it is not cached in public, and an unchanged calendar is not sent again", async () => {
  const { address } = await make(omar, "holidays");
  const first = await read(address);
  expect(first.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
    etag: expect.stringMatching(/^W\//),
  });
  setLocalClock("2026-01-11 09:30:00");
  expect((await read(address)).headers["etag"]).toBe(first.headers["etag"]);
});

describe("my shifts and leave", () => {
  test("an independent parser reads shifts in UTC and leave as whole days", async () => {
    await enter(omar.id, { kind: "leave", fromDate: "2026-01-18", toDate: "2026-01-19" });
    await enter(omar.id, {
      kind: "permission",
      fromDate: "2026-01-20",
      toDate: "2026-01-20",
      fromTime: "08:00",
      toTime: "10:00",
    });
    const text = await textOf(omar, "mine");
    const events = eventsIn(text);
    const startsOn = (date: string) => events.filter(({ start }) => start.startsWith(date));
    expect(startsOn("2026-01-12")).toMatchObject([
      { summary: "Shift", description: "دوام", start: "2026-01-12T05:00:00Z", end: "2026-01-12T13:00:00Z" },
    ]);
    expect(startsOn("2026-01-18")).toMatchObject([
      { summary: "Leave", description: "إجازة", isAllDay: true, start: "2026-01-18", end: "2026-01-20" },
    ]);
    // The hours of the permission, beside the shift.
    expect(startsOn("2026-01-20").map(({ end, summary }) => [summary, end])).toEqual(
      expect.arrayContaining([["Permission", "2026-01-20T07:00:00Z"]]),
    );
    expect(startsOn("2026-01-16")).toEqual([]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(eventsIn(await textOf(omar, "mine"))).toEqual(events);
    expect(text).toContain("LOCATION:HQ\\, Riyadh\\; \\\\ north");
  });

  test("lines end with CRLF and have 75 octets at most, in Arabic too", async () => {
    await services.database.primary
      .updateTable("person")
      .set({ locale: "ar", name_ar: "عمر بن عبدالرحمن بن عبدالعزيز آل سعد الطويل الاسم جدًا ".repeat(2).trim() })
      .where("id", "=", omar.id)
      .execute();
    for (const text of [await textOf(omar, "mine"), await textOf(reem, "team")]) {
      expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }
    expect(eventsIn(await textOf(omar, "mine")).find(({ isAllDay }) => isAllDay)).toMatchObject({
      summary: "إجازة",
      description: "Leave",
    });
  });
});

describe("absences of a team", () => {
  test("colleagues see only that a person is away, managers the kind if the organisation shows it", async () => {
    const { version } = (await alia.get<{ version: number }>("/settings")).data;
    const [ofReem, ofMajed] = [await make(reem, "team"), await make(majed, "team")];
    const summaries = async ({ address }: CreatedFeed) =>
      eventsIn((await read(address)).body.toString()).map(({ summary }) => summary.split(": ").at(-1));
    expect(await summaries(ofMajed)).toEqual(["Away"]);
    expect((await alia.patch("/settings", { version, leaveShownToManagers: "kind" })).status).toBe(200);
    services.forgetSettings();
    expect(await summaries(ofMajed)).toEqual(["Leave"]);
    expect(await summaries(ofReem)).toEqual(["Away"]);
  });
});

test("the holidays of the organisation have their names in both languages", async () => {
  const day = { date: "2026-02-22", workDay: false, everyone: true, nameEn: "Founding Day", nameAr: "يوم التأسيس" };
  expect((await alia.post("/attendance/exception-days", day)).status).toBe(201);
  await alia.post("/attendance/exception-days", { ...day, date: "2026-02-23", everyone: false, users: [omar.id] });
  expect(eventsIn(await textOf(reem, "holidays"))).toMatchObject([
    { summary: "Founding Day", description: "يوم التأسيس", isAllDay: true, start: "2026-02-22", end: "2026-02-23" },
  ]);
});
