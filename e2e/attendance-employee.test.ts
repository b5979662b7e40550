import { beforeAll, describe, expect, test } from "vitest";
import { weekdays } from "#shared/weekdays.ts";
import { worldOf } from "#testing/attendance-world.ts";
import { violations } from "./axe.ts";
import { inspect } from "./scenes.ts";
import { isolated, shellIsKept } from "./steps.ts";
import type { Words } from "./words.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const place = { latitude: 24.7136, longitude: 46.6753 };
const away = { latitude: 24.8136, longitude: 46.6753 };
const stroller = "Widad";
const traveller = "Hala";
const seeker = "Sahar";
const patient = "Ruba";
const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;

beforeAll(async () => {
  const { database, hire } = world.server;
  const ids: string[] = [];
  for (const name of [stroller, traveller, seeker, patient]) ids.push(await hire(name));
  const { build, schedule, assign } = worldOf(database);
  const site = await build({ name: "Garden Office", ...place });
  const zone = await schedule({ weekdays, slots: [["08:00", "16:00"]] });
  await assign(site, zone, ids);
});

/** Returns the text before the time or the age. */
const beginning = (text: string): string => text.split("§")[0] ?? text;
const notSent = (t: Words, kind: "in" | "out"): string =>
  beginning(t(`attendance.punching.waiting.${kind}`, { time: "§" }));
const isOld = (t: Words): string => beginning(String(t.raw("attendance.old")).replace(/<when>.*/, "§"));

const punchesOf = (name: string) =>
  world.server.database.primary
    .selectFrom("punch")
    .innerJoin("account", "account.person_id", "punch.person_id")
    .select(["punch.kind", "punch.source", "punch.accepted"])
    .where("email", "=", emailOf(name))
    .orderBy("punch.at")
    .execute();

/** Opens the user's attendance and waits until the page is available offline. */
async function openToKeep({ page, button, t, settled }: Visit): Promise<void> {
  await page.goto("/attendance");
  await button(t("attendance.checkIn")).waitFor();
  await settled();
  await shellIsKept(page);
}

describe("in Arabic", () => {
  const locale = "ar";
  test("check-in without position or far away is refused with remedy or distance, and counts on site", async () => {
    const visit = await world.as(emailOf(stroller), {
      locale,
      phone: true,
      // Refusals are expected responses; reading the position at start fails too.
      tolerates: /422|position/i,
      context: { permissions: [] },
    });
    const { page, context, t, button } = visit;
    await page.goto("/");
    const navigation = page.getByRole("navigation", { name: t("shell.navigation") });
    const entry = t("attendance.phone");
    await navigation.getByRole("link", { name: entry, exact: true }).click();
    await page.waitForURL("/attendance");
    await button(t("attendance.checkIn")).click();
    await page.getByText(t("attendance.position.title.denied")).waitFor();
    await page.getByText(t("attendance.position.how")).click();
    await page.getByText(t("attendance.position.firefox")).waitFor();
    await page.getByText(t("attendanceDays.refusal.position_missing")).first().waitFor();

    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ ...away, accuracy: 10 });
    await button(t("attendance.checkIn")).click();
    await page.getByText(t("attendance.punching.permitted", { places: isolated("Garden Office") })).waitFor();
    await page.getByText(t("attendanceDays.refusal.outside_fence")).first().waitFor();
    const correction = page.getByRole("link", { name: t("attendance.askCorrection") }).first();
    const address = new URL((await correction.getAttribute("href")) ?? "", page.url());
    expect(address.pathname).toBe("/e-services/attendanceCorrection");
    expect(JSON.parse(address.searchParams.get("answers") ?? "")).toMatchObject({
      kind: "in",
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      time: expect.stringMatching(/^\d\d:\d\d$/),
    });

    await context.setGeolocation({ ...place, accuracy: 10 });
    // A double click makes one punch.
    await button(t("attendance.checkIn")).dblclick();
    await page.getByText(t("attendance.punching.verdict.inside")).waitFor();
    await button(t("attendance.checkOut")).waitFor();
    const entries = page.getByRole("listitem").filter({ has: page.locator("time") });
    await expect.poll(() => entries.count()).toBe(3);
    await inspect(visit);

    const chosen = page.getByRole("grid").getByRole("button", { pressed: true });
    const before = await chosen.getAttribute("aria-label");
    await chosen.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => chosen.getAttribute("aria-label")).not.toBe(before);
    expect(new URL(page.url()).searchParams.get("day")).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("an offline punch survives reloads and two tabs and is sent once; a refusal stays until read", async () => {
    const name = traveller;
    const visit = await world.as(emailOf(name), {
      locale,
      phone: true,
      serviceWorker: true,
      tolerates: /422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
      context: { permissions: ["geolocation"], geolocation: { ...place, accuracy: 10 } },
    });
    const { page, context, t, button } = visit;
    await openToKeep(visit);

    await context.setOffline(true);
    await page.reload();
    await page.getByText(isOld(t)).waitFor();
    await button(t("attendance.checkIn")).click();
    await page.getByText(notSent(t, "in")).waitFor();
    await page.getByText(t("attendanceMine.notSent"), { exact: true }).waitFor();
    await page.reload();
    await page.getByText(notSent(t, "in")).waitFor();
    await button(t("attendance.checkOut")).waitFor();
    expect(await violations(page)).toEqual([]);

    const other = await context.newPage();
    await other.goto("/");
    await other.getByText(notSent(t, "in")).waitFor();
    await other.getByText(isOld(t)).waitFor();
    await other
      .getByRole("status")
      .filter({ hasText: t("shell.offlineBanner") })
      .first()
      .waitFor();
    expect(await punchesOf(name)).toEqual([]);

    await context.setOffline(false);
    // The tab that sent it shows so.
    const sent = beginning(t("attendance.punching.later.in", { time: "§" }));
    await expect
      .poll(async () => (await page.getByText(sent).count()) + (await other.getByText(sent).count()))
      .toBeGreaterThan(0);
    for (const tab of [page, other]) {
      await tab.getByText(notSent(t, "in")).waitFor({ state: "detached" });
      await tab.getByRole("button", { name: t("attendance.checkOut"), exact: true }).waitFor();
    }
    await page.getByText(t("attendanceDays.source.offline")).first().waitFor();
    expect(await punchesOf(name)).toEqual([{ kind: "in", source: "offline", accepted: true }]);
    await other.close();

    await context.setOffline(true);
    await context.setGeolocation({ ...away, accuracy: 10 });
    await button(t("attendance.checkOut")).click();
    await page.getByText(notSent(t, "out")).waitFor();
    await context.setOffline(false);
    const made = page.getByText(beginning(t("attendance.punching.made.out", { time: "§" })), { exact: false });
    await made.waitFor();
    await page.reload();
    await made.waitFor();
    await button(t("attendance.punching.dismiss")).click();
    await made.waitFor({ state: "detached" });
    await button(t("attendance.checkOut")).waitFor();
    expect((await punchesOf(name)).map(({ accepted }) => accepted)).toEqual([true, false]);
  });

  test("an unavailable and a late position are reported, and an inaccurate one is requested again", async () => {
    const { page, t, button } = await world.as(emailOf(seeker), {
      locale,
      tolerates: /422/,
    });
    await page.addInitScript(() => {
      const coords = { latitude: 24.7136, longitude: 46.6753 };
      const told = [{ code: 2 }, { code: 3 }, { accuracy: 900 }, { accuracy: 12 }];
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        // The application's own request at start accepts a cached position; it fails here.
        if (options?.maximumAge !== 0) return failed?.({ code: 1 } as GeolocationPositionError);
        const next = told.shift() ?? { code: 2 };
        const answer = (): void =>
          "code" in next
            ? failed?.(next as GeolocationPositionError)
            : found({ coords: { ...coords, ...next }, timestamp: Date.now() } as unknown as GeolocationPosition);
        // The last response is delayed until the test releases it.
        if (told.length > 0) answer();
        else Object.assign(self, { answer });
      };
    });
    await page.goto("/attendance");
    for (const problem of ["unavailable", "timeout"] as const) {
      await button(t("attendance.checkIn")).click();
      await page.getByText(t(`attendance.position.title.${problem}`)).waitFor();
      await page.getByText(t("attendance.position.device")).waitFor();
    }
    await button(t("attendance.checkIn")).click();
    await page.getByText(beginning(t("attendance.punching.again", { accuracy: "§" }))).waitFor();
    await page.evaluate(() => (self as unknown as { answer: () => void }).answer());
    await page.getByText(t("attendance.punching.verdict.inside")).waitFor();
    await button(t("attendance.checkOut")).waitFor();
  });
});

test("a request without a response is queued after ten seconds, and counts at the time it was made", async () => {
  const name = patient;
  const { page, t, button } = await world.as(emailOf(name), {
    tolerates: /ERR_FAILED/,
    context: { permissions: ["geolocation"], geolocation: { ...place, accuracy: 10 } },
  });
  const bodies: Record<string, unknown>[] = [];
  await page.route("**/api/attendance/punches", async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    if (bodies.length > 1) await route.continue();
  });
  await page.goto("/");
  await button(t("attendance.checkIn")).click();
  await page.getByText(notSent(t, "in")).waitFor();
  await button(t("attendance.punching.waiting.send")).click();
  await page.getByText(notSent(t, "in")).waitFor({ state: "detached" });
  await button(t("attendance.checkOut")).waitFor();
  expect(bodies[1]?.["clientId"]).toBe(bodies[0]?.["clientId"]);
  expect(bodies[0]).not.toHaveProperty("capturedAt");
  expect(Date.parse(String(bodies[1]?.["deviceAt"])) - Date.parse(String(bodies[1]?.["capturedAt"]))).toBeGreaterThan(
    9_000,
  );
  expect(await punchesOf(name)).toMatchObject([{ kind: "in", source: "offline" }]);
});
