import { useSyncExternalStore } from "react";
import type { Locale } from "#shared/locale.ts";
import type { Translation } from "#shared/translation.ts";
import { createListeners } from "./listeners.ts";

type Messages = Record<string, unknown>;
export type ShownCatalogue = { locale: Locale; messages: Messages };

/** A file of texts in each language, loaded when a page needs it. */
export type Phrases = Readonly<Record<Locale, () => Promise<object>>>;

type InArabic<English> = {
  [Name in keyof English as Name extends `${infer Namespace}En` ? `${Namespace}Ar` : never]: Translation<English[Name]>;
};

/** The texts by namespace: the export `zonesEn` is the namespace `zones`. None when the Arabic file is not its translation. */
export type TextsOf<File> = File extends { en: () => Promise<infer English>; ar: () => Promise<infer Arabic> }
  ? Arabic extends InArabic<English>
    ? { [Name in keyof English as Name extends `${infer Namespace}En` ? Namespace : never]: English[Name] }
    : never
  : never;

/** The texts of a loaded file by namespace, without the language that ends each export's name. */
const byNamespace = (file: object): Messages =>
  Object.fromEntries(Object.entries(file).map(([name, texts]) => [name.slice(0, -2), texts]));

/**
 * The texts of one language, loaded file by file as they are needed. Another language is shown once all of its needed files
 * are there, all at once, so that the page never speaks two languages.
 */
export function createCatalogue(first: Locale) {
  let shown: ShownCatalogue = { locale: first, messages: {} };
  let shownFiles = 0;
  let wanted = first;
  const needed = new Set<Phrases>();
  const loaded: Record<Locale, Map<Phrases, Promise<Messages>>> = { en: new Map(), ar: new Map() };
  const listeners = createListeners();

  function load(locale: Locale, file: Phrases): Promise<Messages> {
    const known = loaded[locale].get(file);
    if (known !== undefined) return known;
    const loading = file[locale]().then(byNamespace);
    loaded[locale].set(file, loading);
    loading.catch(() => loaded[locale].delete(file));
    return loading;
  }

  async function settle(): Promise<void> {
    const locale = wanted;
    const files = [...needed];
    const messages = await Promise.all(files.map((file) => load(locale, file)));
    // The language was changed meanwhile, or a later call has published more already.
    if (locale !== wanted || (locale === shown.locale && shownFiles > files.length)) return;
    shown = { locale, messages: Object.assign({}, ...messages) as Messages };
    shownFiles = files.length;
    listeners.notify();
  }

  return {
    current: (): ShownCatalogue => shown,
    subscribe: listeners.add,
    /** Loads files in the language shown. */
    async need(files: readonly Phrases[]): Promise<void> {
      for (const file of files) needed.add(file);
      if (wanted !== shown.locale || shownFiles < needed.size) await settle();
    },
    /** Changes the language; rejects, and keeps the language shown, when its texts cannot be loaded. */
    async show(locale: Locale): Promise<void> {
      if (locale === wanted) return;
      wanted = locale;
      try {
        await settle();
      } catch (error) {
        if (wanted === locale) wanted = shown.locale;
        throw error;
      }
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

export const useCatalogue = (catalogue: Catalogue): ShownCatalogue =>
  useSyncExternalStore(catalogue.subscribe, catalogue.current);
