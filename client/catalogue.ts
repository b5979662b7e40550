import { useSyncExternalStore } from "react";
import type { Locale } from "#shared/locale.ts";
import type { Translation } from "#shared/translation.ts";
import { createListeners } from "./listeners.ts";

type Messages = Record<string, unknown>;
export type ShownCatalogue = { locale: Locale; messages: Messages };

export type Phrases = Readonly<Record<Locale, () => Promise<object>>>;

type InArabic<English> = {
  [Name in keyof English as Name extends `${infer Namespace}En` ? `${Namespace}Ar` : never]: Translation<English[Name]>;
};

/** Phrases by namespace: the export `zonesEn` is the namespace `zones`. `never` if the Arabic file does not match. */
export type TextsOf<File> = File extends { en: () => Promise<infer English>; ar: () => Promise<infer Arabic> }
  ? Arabic extends InArabic<English>
    ? { [Name in keyof English as Name extends `${infer Namespace}En` ? Namespace : never]: English[Name] }
    : never
  : never;

const byNamespace = (file: object): Messages =>
  Object.fromEntries(Object.entries(file).map(([name, texts]) => [name.slice(0, -2), texts]));

/**
 * Loads the phrases of one language file by file on demand. Another language is shown only when all of its needed files
 * are loaded, so that a page never mixes languages.
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
    // The language has changed meanwhile, or a later call has already published more.
    if (locale !== wanted || (locale === shown.locale && shownFiles > files.length)) return;
    shown = { locale, messages: Object.assign({}, ...messages) as Messages };
    shownFiles = files.length;
    listeners.notify();
  }

  return {
    current: (): ShownCatalogue => shown,
    subscribe: listeners.add,
    async need(files: readonly Phrases[]): Promise<void> {
      for (const file of files) needed.add(file);
      if (wanted !== shown.locale || shownFiles < needed.size) await settle();
    },
    /** Changes the language. Rejects and keeps the current language if the phrases cannot be loaded. */
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
