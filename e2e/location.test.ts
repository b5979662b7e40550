import { expect, test } from "vitest";
import { useWorld } from "./world.ts";

const world = useWorld();
const riyadh = { latitude: 24.7136, longitude: 46.6753 };
const day = 86_400;

test("a permitted position is stored in a cookie for a day, and requested once", async () => {
  const { page, context, t } = await world.as("employee@diwan.example", {
    context: { geolocation: riyadh, permissions: ["geolocation"] },
  });
  await context.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    Object.assign(window, { asked: 0 });
    geolocation.getCurrentPosition = (...given) => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      ask(...given);
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const earliest = Date.now() / 1000 + day;
  await page.goto("/");
  const read = async () => (await context.cookies()).find(({ name }) => name === "userLocation");
  await expect.poll(read).toBeDefined();
  expect(await asked()).toBe(1);
  const cookie = await read();
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toEqual({ lat: riyadh.latitude, lng: riyadh.longitude });
  expect(cookie?.path).toBe("/");
  expect(cookie?.expires).toBeGreaterThanOrEqual(Math.floor(earliest));
  expect(cookie?.expires).toBeLessThanOrEqual(Date.now() / 1000 + day);

  await context.setGeolocation({ latitude: 21.4858, longitude: 39.1925 });
  await page.reload();
  // The home page is complete, including the attendance card.
  await page.getByRole("link", { name: t("attendance.now.more") }).waitFor();
  expect(await asked()).toBe(0);
  expect((await read())?.value).toBe(cookie?.value);
});

test("a denied position causes no prompt: a warning in the console, and nothing on the screen", async () => {
  const { page, context } = await world.as("employee@diwan.example", { context: { permissions: [] } });
  const warnings: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
  await page.goto("/");
  await expect.poll(() => warnings.some((text) => text.includes("The position is not stored"))).toBe(true);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("userLocation");
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("dialog").count()).toBe(0);
});
