import { expect, it } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { createCatalogue, type Phrases } from "./catalogue.ts";

/** Returns a catalogue whose files load when the test resolves them. */
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

it("a file is loaded once and listeners are notified when it is available", async () => {
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

it("another language is shown only when all of its files are loaded", async () => {
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

it("the last chosen language is shown, in whatever order the files arrive", async () => {
  const { catalogue, a, arrive } = slowCatalogue();
  void catalogue.need([a]);
  await arrive("en a");
  void catalogue.show("ar");
  void catalogue.show("en");
  await arrive("ar a");
  expect(catalogue.current().locale).toBe("en");
});

it("the current language stays if the texts cannot be loaded, and a later call tries again", async () => {
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
