import { beforeAll, describe, expect, test } from "vitest";
import { weekdays } from "#modules/attendance/contract/evaluation.ts";
import { worldOf } from "#testing/attendance-world.ts";
import { violations } from "./axe.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const place = { latitude: 24.7136, longitude: 46.6753 };
const away = { latitude: 24.8136, longitude: 46.6753 };
const people = { en: "Nadia", ar: "Widad" };
const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;

beforeAll(async () => {
  const { database, hire } = world.server;
  const ids = [await hire(people.en), await hire(people.ar)];
  const { build, schedule, assign } = worldOf(database);
  const site = await build({ name: "Garden Office", ...place });
  const zone = await schedule({ weekdays, slots: [["08:00", "16:00"]] });
  await assign(site, zone, ids);
});

describe.each(locales)("in %s", (locale) => {
  test("without a position it is refused with the way to allow it, far away with the distance, and at the place it counts", async () => {
    const visit = await world.as(emailOf(people[locale]), {
      locale,
      phone: locale === "ar",
      // Refusals are answers; the position of the start is not given either.
      tolerates: /422|position/i,
      context: { permissions: [] },
    });
    const { page, context, t, button } = visit;
    await page.goto("/");
    const navigation = page.getByRole("navigation", { name: t("shell.navigation") });
    const entry = locale === "ar" ? t("attendance.phone") : t("attendance.title");
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
    await page.getByText(t("attendance.punching.permitted", { places: "Garden Office" })).waitFor();
    await page.getByText(t("attendanceDays.refusal.outside_fence")).first().waitFor();

    await context.setGeolocation({ ...place, accuracy: 10 });
    // Two presses are one punch.
    await button(t("attendance.checkIn")).dblclick();
    await page.getByText(t("attendance.punching.verdict.inside")).waitFor();
    await button(t("attendance.checkOut")).waitFor();
    expect(
      await page
        .getByRole("listitem")
        .filter({ has: page.locator("time") })
        .count(),
    ).toBe(3);
    expect(await violations(page)).toEqual([]);

    const chosen = page.getByRole("grid").getByRole("button", { pressed: true });
    const before = await chosen.getAttribute("aria-label");
    await chosen.focus();
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => chosen.getAttribute("aria-label")).not.toBe(before);
    expect(new URL(page.url()).searchParams.get("day")).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
