import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "#platform/database/transaction.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { Arrangement, Home } from "../contract/schemas.ts";
import { widgetNames } from "../contract/widgets.ts";
import { lockArrangement } from "./store.ts";

let server: TestServer;
let alia: Caller, omar: Caller, reem: Caller;
beforeAll(async () => {
  server = await startTestServer();
  const enter = async (name: string, role?: "administrator"): Promise<Caller> =>
    callerOf(server.url, (await server.startSession(await server.hire(name, role))).token);
  [alia, omar, reem] = [await enter("Alia", "administrator"), await enter("Omar"), await enter("Reem")];
});
afterAll(() => server.close());

const arrangement = async (): Promise<Arrangement> => (await alia.get<Arrangement>("/home/arrangement")).data;
const homeOf = async (caller: Caller): Promise<Home["widgets"]> => (await caller.get<Home>("/home")).data.widgets;
const hiddenOf = async (caller: Caller): Promise<string[]> =>
  (await homeOf(caller)).filter(({ isHidden }) => isHidden).map(({ name }) => name);
const actions = async (): Promise<string[]> => {
  const rows = await server.database.primary
    .selectFrom("audit")
    .select("action")
    .where("action", "like", "home.%")
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
};

describe("refused changes of home", () => {
  test("all routes are refused without a session, and the arrangement to employees", async () => {
    const stranger = callerOf(server.url);
    const given = { version: 1, widgets: [] };
    expect((await stranger.get("/home")).status).toBe(401);
    expect((await stranger.put("/me/home", { hidden: [] })).status).toBe(401);
    expect((await stranger.put("/home/arrangement", given)).status).toBe(401);
    expect((await omar.get("/home/arrangement")).status).toBe(403);
    expect((await omar.put("/home/arrangement", given)).status).toBe(403);
  });

  test.each([
    { hidden: ["weather"] },
    { hidden: ["links", "links"] },
    { hidden: [...widgetNames, "links"] },
    { hidden: "links" },
    {},
  ])("hiding %j is refused", async (body) => {
    const { status, problem } = await omar.put("/me/home", body);
    expect([status, problem.fields.length > 0]).toEqual([400, true]);
  });

  test.each([
    [{ name: "weather", presence: "shown" }],
    [{ name: "links", presence: "hidden" }],
    [
      { name: "links", presence: "shown" },
      { name: "links", presence: "off" },
    ],
  ])("an arrangement of %j is refused", async (...widgets) => {
    const { status } = await alia.put("/home/arrangement", { version: (await arrangement()).version, widgets });
    expect(status).toBe(400);
  });
});

test("a widget hidden by a user is hidden for that user only, and can be shown again", async () => {
  await omar.put("/me/home", { hidden: ["links", "promotions"] });
  await omar.put("/me/home", { hidden: ["links", "promotions"] });
  expect(await hiddenOf(omar)).toEqual(["promotions", "links"]);
  expect(await hiddenOf(reem)).toEqual([]);
  const { data } = await omar.put<Home>("/me/home", { hidden: ["links"] });
  expect(data.widgets).toEqual(await homeOf(omar));
  expect(await hiddenOf(omar)).toEqual(["links"]);
  await omar.put("/me/home", { hidden: [] });
  expect(await homeOf(omar)).toEqual(await homeOf(reem));
  expect(await actions()).toEqual(["home.customised", "home.customised", "home.customised"]);
});

test("an administrator orders, switches off and pins widgets; a hidden one is hidden again once unpinned", async () => {
  await omar.put("/me/home", { hidden: ["links", "joiners"] });
  const { version, widgets } = await arrangement();
  const given = widgets.toReversed().map(({ name }) => ({
    name,
    presence: name === "links" ? "pinned" : name === "joiners" ? "off" : "shown",
  }));
  const { data, status } = await alia.put<Arrangement>("/home/arrangement", { version, widgets: given });
  expect([status, data]).toEqual([200, { version: version + 1, widgets: given }]);
  expect(await arrangement()).toEqual(data);

  const home = await homeOf(omar);
  expect(home.map(({ name }) => name)).toEqual(widgetNames.toReversed().filter((name) => name !== "joiners"));
  expect(home.find(({ name }) => name === "links")).toMatchObject({ isHidden: false, can: { hide: false } });

  // Hiding other widgets in the meantime does not affect these.
  await omar.put("/me/home", { hidden: ["latest", "links"] });
  await omar.put("/me/home", { hidden: [] });
  const shown = given.map(({ name }) => ({ name, presence: "shown" }));
  await alia.put("/home/arrangement", { version: version + 1, widgets: shown });
  expect(await hiddenOf(omar)).toEqual(["links", "joiners"].toSorted((one, other) => order(shown, one, other)));
});
const order = (widgets: { name: string }[], ...[one, other]: [string, string]): number =>
  widgets.findIndex(({ name }) => name === one) - widgets.findIndex(({ name }) => name === other);

test("the second of two administrators gets a conflict with the first arrangement, and nothing is lost", async () => {
  const { version, widgets } = await arrangement();
  const [first, second] = [widgets.toReversed(), widgets.map((widget) => ({ ...widget, presence: "pinned" }))];
  const answers = await Promise.all(
    [first, second].map((given) => alia.put<Arrangement>("/home/arrangement", { version, widgets: given })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.problem).toMatchObject({ code: "stale_version", current: await arrangement() });
});

test("saving the current state changes nothing", async () => {
  const before = await actions();
  const { version, widgets } = await arrangement();
  const { data } = await alia.put<Arrangement>("/home/arrangement", { version, widgets });
  expect(data.version).toBe(version);
  expect(await actions()).toEqual(before);
});

test("an arrangement without a version cannot be locked", async () => {
  const locking = transaction(server.database.primary, async (tx) => {
    await tx.deleteFrom("home_arrangement").execute();
    await lockArrangement(tx);
  });
  await expect(locking).rejects.toThrow("no version");
  expect((await arrangement()).version).toBeGreaterThan(0);
});
