import { describe, test } from "vitest";
import { administration, arrangeExamples } from "./routes.ts";
import { examine, goneTo, type Scene } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const administrator = "admin@diwan.example";

/** Lists with active filters, and their other views. */
const states = [
  "/admin/topics/index?isActive=true&createdFrom=2026-01-01",
  "/admin/topics/index?isPoster=true&isActive=false&hasReport=true&isPoll=true",
  "/admin/topics/index?view=featured",
  "/admin/topics/index?view=deleted",
  "/admin/attendance/zones/index?layer=seasonal",
  "/admin/attendance/lookups/index?category=permissionType",
  "/admin/attendance/exceptionDays/index?coming=true",
];
const scenesOf = (addresses: readonly string[]): Scene[] => addresses.map((address) => [address, goneTo(address)]);

describe("axe finds no violation and nothing exceeds the screen width, in both languages", () => {
  test("at every address of the administration", async () => {
    const place = await arrangeExamples(world);
    const addresses = ["/admin", ...administration.flatMap(([, some]) => some)].map(place);
    const visit = await world.as(administrator, { locale: "ar" });
    await examine(visit, scenesOf(addresses), { isAlsoNarrow: true });
  });

  test("in other states", async () =>
    examine(await world.as(administrator, { locale: "ar" }), scenesOf(states), { isAlsoNarrow: true }));
});

// Colours and cards do not depend on the language.
test("axe finds no violation in the dark theme", async () =>
  examine(await world.as(administrator, { theme: "dark" }), scenesOf(["/admin", ...states]), { inOneLanguage: true }));
test("axe finds no violation on a phone", async () =>
  examine(await world.as(administrator, { locale: "ar", phone: true }), scenesOf(["/admin", ...states]), {
    inOneLanguage: true,
  }));
