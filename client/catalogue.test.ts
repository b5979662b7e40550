import { expect, it } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { createCatalogue } from "./catalogue.ts";

/** A catalogue whose files arrive when the test says so. */
function slowCatalogue() {
  const waiting = new Map<string, { arrive(): void; fail(): void }>();
  const asked: string[] = [];
  const catalogue = createCatalogue<"a" | "b">(
    (locale: Locale, part) =>
      new Promise((resolve, reject) => {
        asked.push(`${locale} ${part}`);
        waiting.set(`${locale} ${part}`, {
          arrive: () => resolve({ [part]: `${part} in ${locale}` }),
          fail: () => reject(new Error("offline")),
        });
      }),
    "en",
  );
  const arrive = (name: string): Promise<void> => {
    waiting.get(name)?.arrive();
    return new Promise((resolve) => setImmediate(resolve));
  };
  return { catalogue, arrive, fail: (name: string) => waiting.get(name)?.fail(), asked };
}

it("loads a part once and tells when it is there", async () => {
  const { catalogue, arrive, asked } = slowCatalogue();
  let told = 0;
  catalogue.subscribe(() => (told += 1));
  const needed = Promise.all([catalogue.need("a"), catalogue.need("a")]);
  await arrive("en a");
  await needed;
  expect(catalogue.current()).toEqual({ locale: "en", messages: { a: "a in en" } });
  await catalogue.need("a");
  expect(asked).toEqual(["en a"]);
  expect(told).toBeGreaterThan(0);
});

it("shows another language only when all of it is there", async () => {
  const { catalogue, arrive } = slowCatalogue();
  void catalogue.need("a");
  void catalogue.need("b");
  await arrive("en a");
  await arrive("en b");
  expect(catalogue.current().messages).toEqual({ a: "a in en", b: "b in en" });
  const shown = catalogue.show("ar");
  await arrive("ar a");
  expect(catalogue.current().locale).toBe("en");
  await arrive("ar b");
  await shown;
  expect(catalogue.current()).toEqual({ locale: "ar", messages: { a: "a in ar", b: "b in ar" } });
});

it("shows the last choice, in whatever order the files come", async () => {
  const { catalogue, arrive } = slowCatalogue();
  void catalogue.need("a");
  await arrive("en a");
  void catalogue.show("ar");
  void catalogue.show("en");
  await arrive("ar a");
  expect(catalogue.current().locale).toBe("en");
});

it("keeps showing what it showed when the texts cannot be loaded, and tries again later", async () => {
  const { catalogue, arrive, fail } = slowCatalogue();
  void catalogue.need("a");
  await arrive("en a");
  const shown = catalogue.show("ar");
  fail("ar a");
  await expect(shown).rejects.toThrow("offline");
  expect(catalogue.current().locale).toBe("en");
  const again = catalogue.show("ar");
  await arrive("ar a");
  await again;
  expect(catalogue.current().locale).toBe("ar");
});
