import { describe, expect, it } from "vitest";
import { firstLocale } from "#shared/locale.ts";
import { memoryStorage } from "#testing/memory-storage.ts";
import { createPreferenceStore, firstPreferences, parsePreferences } from "./preference-store.ts";

function store(lasting = memoryStorage(), visit = memoryStorage()) {
  return {
    lasting,
    preferences: createPreferenceStore(
      () => lasting,
      () => visit,
    ),
  };
}

describe("the first language left to the browser", () => {
  it.each([
    [["fr", "ar-SA", "en"], "ar"],
    [["en-GB", "ar"], "en"],
    [["fr"], "en"],
    [[], "en"],
  ])("is, for the languages %j, the locale %s", (languages, locale) => {
    expect(firstLocale("browser", languages)).toBe(locale);
  });
});

describe("preferences", () => {
  it("are in English on a first visit", () => {
    expect(store().preferences.current()).toEqual({
      locale: "en",
      theme: "system",
      calendar: "gregory",
      digits: "auto",
      hourCycle: "h23",
    });
  });

  it("use the organisation's first language until the user chooses one, also on the next visit", () => {
    const { lasting, preferences } = store();
    preferences.learnFirstLanguage("ar");
    expect(preferences.current().locale).toBe("ar");
    expect(store(lasting).preferences.current()).toEqual({ ...firstPreferences, locale: "ar" });
    preferences.choose({ locale: "en" });
    preferences.learnFirstLanguage("en");
    preferences.learnFirstLanguage("ar");
    expect(preferences.current().locale).toBe("en");
  });

  it("are parsed from storage, and unknown values are ignored", () => {
    expect(parsePreferences('{"locale":"ar","theme":"dark","calendar":"julian","digits":7}')).toEqual({
      ...firstPreferences,
      locale: "ar",
      theme: "dark",
    });
    expect(parsePreferences('{"hourCycle":"h12"}')).toEqual({ ...firstPreferences, hourCycle: "h12" });
    expect(parsePreferences('{"hourCycle":"h11"}')).toEqual(firstPreferences);
    for (const text of [null, "", "{", "null", "[]", '"ar"']) expect(parsePreferences(text)).toEqual(firstPreferences);
  });

  it("apply immediately when chosen and persist for later visits", () => {
    const { lasting, preferences } = store();
    let told = 0;
    preferences.subscribe(() => (told += 1));
    preferences.choose({ locale: "ar" });
    expect(preferences.current().locale).toBe("ar");
    expect(told).toBe(1);
    expect(store(lasting).preferences.current().locale).toBe("ar");
  });

  it("are the same object until they change, which prevents needless renders", () => {
    const { preferences } = store();
    expect(preferences.current()).toBe(preferences.current());
    const before = preferences.current();
    preferences.adopt(firstPreferences);
    expect(preferences.current()).toBe(before);
  });

  it("are replaced by the server's values at sign-in, except unsaved choices", () => {
    const { preferences } = store();
    preferences.choose({ locale: "ar" });
    preferences.adopt({
      locale: "en",
      theme: "dark",
      calendar: "islamic-umalqura",
      digits: "latn",
      hourCycle: "h12",
    });
    expect(preferences.current()).toEqual({
      locale: "ar",
      theme: "dark",
      calendar: "islamic-umalqura",
      digits: "latn",
      hourCycle: "h12",
    });
    expect(preferences.unsaved()).toEqual({ locale: "ar" });
  });

  it("are all replaced by the server's values once no choice is unsaved", () => {
    const { preferences } = store();
    preferences.choose({ locale: "ar", theme: "dark" });
    preferences.saved({ locale: "ar" });
    expect(preferences.unsaved()).toEqual({ theme: "dark" });
    preferences.saved({ theme: "dark" });
    expect(preferences.unsaved()).toEqual({});
    preferences.adopt({ ...firstPreferences });
    expect(preferences.current()).toEqual(firstPreferences);
  });

  it("keep a newer choice while an older one is being saved", () => {
    const { preferences } = store();
    preferences.choose({ locale: "ar" });
    preferences.choose({ locale: "en" });
    preferences.saved({ locale: "ar" });
    expect(preferences.unsaved()).toEqual({ locale: "en" });
  });

  it("follow a change in another tab", () => {
    const { lasting, preferences } = store();
    preferences.current();
    lasting.setItem("preferences", '{"theme":"dark"}');
    preferences.reread();
    expect(preferences.current().theme).toBe("dark");
  });
});
