import fc from "fast-check";
import { expect, test } from "vitest";
import { presences, widgetNames } from "../contract/widgets.ts";
import { arrange, homeOf, type StoredWidget } from "./policy.ts";

const namesOf = (widgets: readonly { name: string }[]): string[] => widgets.map(({ name }) => name);

test("without an arrangement every widget is in its default position and can be hidden", () => {
  const widgets = arrange([]);
  expect(namesOf(widgets)).toEqual(widgetNames);
  expect(homeOf(widgets, new Set()).every(({ isHidden, can }) => !isHidden && can.hide)).toBe(true);
});

test("a widget newer than the arrangement follows its default predecessor, wherever that was placed", () => {
  const older: StoredWidget[] = [...widgetNames]
    .filter((name) => name !== "mustReads" && name !== "checkIn")
    .toReversed()
    .map((name) => ({ name, presence: "shown" }));
  const names = namesOf(arrange(older));
  expect(names[0]).toBe("checkIn");
  expect(names.indexOf("mustReads")).toBe(names.indexOf("work") + 1);
});

const arrangements = fc
  .shuffledSubarray([...widgetNames, "weather", "canteen"])
  .chain((names) =>
    fc
      .array(fc.constantFrom(...presences), { minLength: names.length, maxLength: names.length })
      .map((given) => names.map((name, place): StoredWidget => ({ name, presence: given[place] ?? "shown" }))),
  );

test("in any arrangement, of other versions too, every widget occurs once and placed ones keep their order", () => {
  fc.assert(
    fc.property(arrangements, (stored) => {
      const names = namesOf(arrange(stored));
      expect(names.toSorted()).toEqual([...widgetNames].toSorted());
      const known = namesOf(stored).filter((name) => names.includes(name));
      expect(names.filter((name) => known.includes(name))).toEqual(known);
      expect(arrange(arrange(stored))).toEqual(arrange(stored));
    }),
    { numRuns: 100 },
  );
});

test("widgets that are off are absent, and pinned ones cannot be hidden", () => {
  const all = new Set<string>(widgetNames);
  fc.assert(
    fc.property(arrangements, (stored) => {
      const widgets = arrange(stored);
      const home = homeOf(widgets, all);
      expect(namesOf(home)).toEqual(namesOf(widgets.filter(({ presence }) => presence !== "off")));
      for (const { name, isHidden, can } of home) {
        const isPinned = widgets.find((widget) => widget.name === name)?.presence === "pinned";
        expect([isHidden, can.hide]).toEqual([!isPinned, !isPinned]);
      }
    }),
    { numRuns: 100 },
  );
});
