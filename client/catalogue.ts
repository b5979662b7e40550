import { useSyncExternalStore } from "react";
import type { Locale } from "#shared/locale.ts";

type Messages = Record<string, unknown>;
export type ShownCatalogue = { locale: Locale; messages: Messages };

/**
 * The texts of one language, loaded in parts as they are needed. Another language is shown once all of its needed parts
 * are there, all at once, so that the page never speaks two languages.
 */
export function createCatalogue<Part extends string>(
  load: (locale: Locale, part: Part) => Promise<Messages>,
  first: Locale,
) {
  let shown: ShownCatalogue = { locale: first, messages: {} };
  let shownParts = 0;
  let wanted = first;
  const needed = new Set<Part>();
  const loaded = new Map<string, Promise<Messages>>();
  const subscribers = new Set<() => void>();

  function part(locale: Locale, name: Part): Promise<Messages> {
    const key = `${locale} ${name}`;
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const loading = load(locale, name);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  }

  async function settle(): Promise<void> {
    const locale = wanted;
    const names = [...needed];
    const messages = await Promise.all(names.map((name) => part(locale, name)));
    // Somebody changed their mind meanwhile, or a later call has published more already.
    if (locale !== wanted || (locale === shown.locale && shownParts > names.length)) return;
    shown = { locale, messages: Object.assign({}, ...messages) as Messages };
    shownParts = names.length;
    subscribers.forEach((subscriber) => subscriber());
  }

  return {
    current: (): ShownCatalogue => shown,
    subscribe(subscriber: () => void): () => void {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    /** Loads a part in the language shown. */
    async need(name: Part): Promise<void> {
      needed.add(name);
      if (wanted !== shown.locale || shownParts < needed.size) await settle();
    },
    /** Changes the language; rejects, and shows what it showed, when its texts cannot be loaded. */
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
