import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setLocalClock, worldOf, type World } from "#testing/attendance-world.ts";
import { leaveWorldOf } from "#testing/leave-world.ts";
import { startServices, type TestServices } from "#testing/services.ts";
import type { Answer, Caller } from "#testing/signed-in.ts";
import type { Team, TeamCalendar, TeamCell, TeamExpiring, TeamRequest, TeamToday } from "../contract/schemas.ts";

// Dana manages Majed, who manages Omar and Reem. Sunday, 11 January 2026, is a working day.

let services: TestServices;
let world: World;
let dana: Caller, majed: Caller, omar: Caller, reem: Caller, salem: Caller;

beforeAll(async () => {
  services = await startServices();
  world = worldOf(services.database);
  [dana, majed, omar, reem, salem] = [
    services.as("Dana"),
    services.as("Majed"),
    services.as("Omar"),
    services.as("Reem"),
    services.as("Salem"),
  ];
  const [place, zone] = [await world.build(), await world.schedule()];
  await world.assign(place, zone, [majed.id, omar.id, reem.id]);
  setLocalClock("2026-01-11 00:01:00");
  await services.run("attendance.openDays");
});
afterAll(() => services.close());
beforeEach(() => setLocalClock("2026-01-11 09:00:00"));

const show = async (leaveShownToManagers: "away" | "kind"): Promise<void> => {
  const { data } = await services.as("Alia").get<{ version: number }>("/settings");
  const change = { version: data.version, leaveShownToManagers };
  expect((await services.as("Alia").patch("/settings", change)).status).toBe(200);
  services.forgetSettings();
};
const enter = async (user: string, more: object): Promise<void> => {
  expect((await salem.post("/attendance/absences", { user, ...more })).status).toBe(201);
};
const month = "from=2026-01-01&to=2026-01-31";
const calendar = (by: Caller, more = "") => by.get<TeamCalendar["data"]>(`/team/calendar?${month}${more}`);
const names = ({ data }: Answer<{ person: { nameEn: string | null } }[]>) => data.map(({ person }) => person.nameEn);
const cellsOf = (answer: Answer<TeamCalendar["data"]>, id: string): TeamCell[] =>
  answer.data.find(({ person }) => person.id === id)?.cells ?? [];
const on = (answer: Answer<TeamCalendar["data"]>, id: string, date: string): TeamCell | undefined =>
  cellsOf(answer, id).find((cell) => cell.date === date);

describe("a team is refused", () => {
  test("to others: of a colleague, of a manager above, of oneself by another, and of an unknown one", async () => {
    for (const path of ["/team", "/team/today", "/team/requests", "/team/expiring", "/team/calendar"]) {
      const query = path === "/team/calendar" ? `${month}&` : "";
      for (const [by, manager] of [
        [reem, omar.id],
        [majed, dana.id],
        [omar, majed.id],
        [dana, "999999999999"],
        [salem, majed.id],
      ] as const)
        expect((await by.get(`${path}?${query}manager=${manager}`)).status, `${path} ${manager}`).toBe(404);
    }
  });

  test("for a span that ends before it begins or is too long, and without one", async () => {
    for (const path of ["/team/calendar", "/team/colleagues"]) {
      const backwards = await dana.get(`${path}?from=2026-01-02&to=2026-01-01`);
      expect([backwards.status, backwards.problem.fields[0]?.path]).toEqual([422, "to"]);
      expect((await dana.get(`${path}?from=2026-01-01&to=2026-02-12`)).problem.code).toBe("fields_conflict");
      expect((await dana.get(path)).status).toBe(400);
    }
  });
});

describe("the extent of a team", () => {
  test("a manager has all people below, an employee a manager and colleagues", async () => {
    const ofDana = (await dana.get<Team>("/team")).data;
    expect(ofDana).toMatchObject({ people: 3, isPartial: false, manager: null, colleagues: 0, canOpenDays: false });
    expect(ofDana.managers.map(({ id }) => id)).toEqual([majed.id]);
    const ofOmar = (await omar.get<Team>("/team")).data;
    expect(ofOmar).toMatchObject({ people: 0, managers: [], manager: { id: majed.id }, colleagues: 1 });
    expect((await dana.get<Team>(`/team?manager=${majed.id}`)).data.people).toBe(2);
  });

  test("people who have left are not in it, people below them are", async () => {
    const lead = await services.hire("Lead", { manager: dana.id });
    const member = await services.hire("Member", { manager: lead.id });
    await services.dismiss(lead.id);
    const team = await dana.get<TeamCalendar["data"]>(`/team/calendar?${month}&limit=200`);
    expect(names(team)).toContain("Member");
    expect(names(team)).not.toContain("Lead");
    await services.dismiss(member.id);
  });
});

describe("today", () => {
  test("a manager sees the states of all people below, page by page; an employee sees none", async () => {
    const today = await dana.get<TeamToday["data"]>("/team/today");
    expect(names(today)).toEqual(["Majed", "Omar", "Reem"]);
    expect(today.data.every(({ state }) => state === "late")).toBe(true);
    expect(today).toMatchObject({ counts: { late: 3, in: 0 } });
    const first = await dana.get<TeamToday["data"]>("/team/today?limit=1");
    const second = await dana.get<TeamToday["data"]>(`/team/today?limit=1&cursor=${first.page.next}`);
    expect([names(first), names(second)]).toEqual([["Majed"], ["Omar"]]);
    expect((await dana.get<unknown[]>("/team/today?state=in")).data).toEqual([]);
    expect((await omar.get<unknown[]>("/team/today")).data).toEqual([]);
    expect(today.text).not.toContain("employeeNumber");
  });
});

describe("the calendar", () => {
  test("shows absence, presence, days off, holidays and work to come", async () => {
    await services.as("Alia").post("/attendance/exception-days", {
      date: "2026-01-20",
      workDay: false,
      everyone: true,
      nameEn: "Founding day",
      nameAr: "يوم التأسيس",
    });
    setLocalClock("2026-01-11 23:30:00");
    await services.run("attendance.closeDays");
    const answer = await calendar(majed);
    expect(names(answer)).toEqual(["Omar", "Reem"]);
    expect(on(answer, omar.id, "2026-01-11")).toMatchObject({ state: "absent" });
    expect(on(answer, omar.id, "2026-01-13")).toMatchObject({ state: "expected" });
    expect(on(answer, omar.id, "2026-01-16")).toMatchObject({ state: "off" });
    expect(on(answer, omar.id, "2026-01-20")).toMatchObject({ state: "holiday" });
    expect(answer).toMatchObject({ holidays: [{ date: "2026-01-20", nameEn: "Founding day" }] });
  });

  test("hides the kind of leave unless the organisation shows it, and never shows it to colleagues", async () => {
    const type = await world.lookUp("leaveType");
    await enter(omar.id, { kind: "leave", fromDate: "2026-01-14", toDate: "2026-01-18", lookup: type });
    await enter(omar.id, {
      kind: "permission",
      fromDate: "2026-01-19",
      toDate: "2026-01-19",
      fromTime: "08:00",
      toTime: "10:00",
    });
    const hidden = await calendar(dana);
    expect(on(hidden, omar.id, "2026-01-14")).toEqual({ date: "2026-01-14", state: "away", isPart: false, away: null });
    // A weekend within leave stays one, and hours are no day.
    expect(on(hidden, omar.id, "2026-01-16")?.state).toBe("off");
    expect(on(hidden, omar.id, "2026-01-19")?.state).toBe("expected");
    await show("kind");
    expect(on(await calendar(dana), omar.id, "2026-01-14")).toMatchObject({
      state: "away",
      away: { kind: "leave", type: { nameEn: expect.stringMatching(/^Entry/) } },
    });
    const colleagues = await reem.get<TeamCalendar["data"]>(`/team/colleagues?${month}`);
    expect(names(colleagues)).toEqual(["Majed", "Omar"]);
    expect(cellsOf(colleagues, omar.id).map(({ date }) => date.slice(8))).toEqual(["14", "15", "16", "17", "18"]);
    expect(colleagues.text).not.toMatch(/"kind"|Entry|permission/);
    expect(cellsOf(colleagues, omar.id).every(({ away, isPart }) => away === null && !isPart)).toBe(true);
    await show("away");
  });

  test("shows requested dates, and the request to its manager", async () => {
    const period = { from: "2026-01-26", to: "2026-01-27" };
    const asked = await reem.post("/requests", { service: "annualLeave", answers: { period }, submit: true });
    expect(asked.status, asked.text).toBe(201);
    expect(on(await calendar(dana), reem.id, "2026-01-26")).toMatchObject({ state: "asked", away: null });
    expect(on(await calendar(dana), reem.id, "2026-01-28")).toMatchObject({ state: "expected" });
    const ofMajed = (await majed.get<TeamRequest[]>("/team/requests")).data;
    expect(ofMajed).toMatchObject([
      { person: { id: reem.id }, change: "absence", isMine: true, ...period, service: { nameEn: expect.any(String) } },
    ]);
    const ofDana = (await dana.get<TeamRequest[]>("/team/requests")).data;
    expect(ofDana).toMatchObject([{ person: { id: reem.id }, isMine: false, service: null }]);
    expect((await omar.get("/team/requests")).data).toEqual([]);
  });
});

describe("colleagues", () => {
  test("people without a manager are no team of each other", async () => {
    expect((await dana.get(`/team/colleagues?${month}`)).data).toEqual([]);
  });

  test("they are listed page by page", async () => {
    const first = await omar.get<TeamCalendar["data"]>(`/team/colleagues?${month}&limit=1`);
    const second = await omar.get<TeamCalendar["data"]>(`/team/colleagues?${month}&limit=1&cursor=${first.page.next}`);
    expect([names(first), names(second), second.page.next]).toEqual([["Majed"], ["Reem"], null]);
  });
});

describe("leave that expires", () => {
  const expiring = async (by: Caller) => {
    const { data } = await by.get<TeamExpiring[]>("/team/expiring");
    return data.map(({ person, type, date, days }) => [person.id, type?.nameEn ?? null, date, days]);
  };

  test("is shown to managers within three months, with its kind only if the organisation shows it", async () => {
    const leave = leaveWorldOf(services.database);
    const type = await leave.type("Annual");
    const rules = { grant: "start", carryOver: { most: null, expiresAfterMonths: 3 } };
    await leave.policy(type, { from: "2025-01-01", to: "2025-12-31", people: [omar.id, reem.id], rules });
    for (const { id } of [omar, reem]) await leave.employ(id, "2025-01-01");
    await leave.use(omar.id, type, { dates: ["2025-03-02"] });
    await leave.use(reem.id, type, { dates: ["2025-03-02", "2025-03-03"], isWaiting: true });
    await show("away");
    const [ofOmar, ofReem] = [23, 22];
    expect(await expiring(majed)).toEqual([
      [omar.id, null, "2026-03-31", ofOmar],
      [reem.id, null, "2026-03-31", ofReem],
    ]);
    expect(await expiring(omar)).toEqual([]);
    await show("kind");
    expect((await expiring(dana)).map(([, kind]) => kind)).toEqual(["Annual", "Annual"]);
    setLocalClock("2025-12-30 09:00:00");
    expect(await expiring(majed), "it expires later than in three months").toEqual([]);
  });
});
