import { expect, it } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { createCatalogue, type Phrases } from "./catalogue.ts";

/** A catalogue whose files arrive when the test says so. */
function slowCatalogue() {
  const waiting = new Map<string, { arrive(): void; fail(): void }>();
  const asked: string[] = [];
  const load = (locale: Locale, name: string, exported: string) => (): Promise<object> =>
    new Promise((resolve, reject) => {
      asked.push(`${locale} ${name}`);
      waiting.set(`${locale} ${name}`, {
        arrive: () => resolve({ [exported]: `${name} in ${locale}` }),
        fail: () => reject(new Error("offline")),
      });
    });
  const file = (name: string): Phrases => ({ en: load("en", name, `${name}En`), ar: load("ar", name, `${name}Ar`) });
  const arrive = (name: string): Promise<void> => {
    waiting.get(name)?.arrive();
    return new Promise((resolve) => setImmediate(resolve));
  };
  const fail = (name: string) => waiting.get(name)?.fail();
  return { catalogue: createCatalogue("en"), a: file("a"), b: file("b"), arrive, fail, asked };
}

it("loads a file once and tells when it is there", async () => {
  const { catalogue, a, arrive, asked } = slowCatalogue();
  let told = 0;
  catalogue.subscribe(() => (told += 1));
  const needed = Promise.all([catalogue.need([a]), catalogue.need([a])]);
  await arrive("en a");
  await needed;
  expect(catalogue.current()).toEqual({ locale: "en", messages: { a: "a in en" } });
  await catalogue.need([a]);
  expect(asked).toEqual(["en a"]);
  expect(told).toBeGreaterThan(0);
});

it("shows another language only when all of it is there", async () => {
  const { catalogue, a, b, arrive } = slowCatalogue();
  void catalogue.need([a]);
  void catalogue.need([b]);
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
  const { catalogue, a, arrive } = slowCatalogue();
  void catalogue.need([a]);
  await arrive("en a");
  void catalogue.show("ar");
  void catalogue.show("en");
  await arrive("ar a");
  expect(catalogue.current().locale).toBe("en");
});

it("keeps showing what it showed when the texts cannot be loaded, and tries again later", async () => {
  const { catalogue, a, arrive, fail } = slowCatalogue();
  void catalogue.need([a]);
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
