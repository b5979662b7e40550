import {
  createRoute,
  type AnyRoute,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouteComponent,
} from "@tanstack/react-router";
import { createElement, lazy, type ComponentType, useState } from "react";
import type { Phrases } from "#client/catalogue.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import type { Permission } from "#shared/permissions.ts";
import { admin, app, entrance, type RouteContext } from "./areas.ts";

type ReadSearch<Search> = (given: Record<string, unknown>) => Search;

/** A route whose search params have the type that its reader returns. */
type PageRoute<Parent extends AnyRoute, Path extends string, Search> = Route<
  unknown,
  Parent,
  Path,
  ResolveFullPath<Parent, Path>,
  string,
  ResolveId<Parent, string, Path>,
  ReadSearch<Search>
>;

export type PageOptions<Search> = {
  page?: RouteComponent;
  /** Parses the search params; none by default. */
  search?: ReadSearch<Search>;
  /** Phrases that the page needs besides those of its area. */
  phrases?: readonly Phrases[];
  /** Called before loading; may throw a redirect or `notFound()`. */
  check?: (params: Record<string, string>) => void;
  /** Starts loading the page's data; the page waits for a returned promise. */
  load?: (context: RouteContext) => void | Promise<unknown>;
  /** A modal view over its parent's page. */
  isDialog?: true;
};

type Given = { context: RouteContext; params: Record<string, string> };

/** Returns a function that creates pages within a route, with phrases that all of them need. */
export const pagesIn =
  <Parent extends AnyRoute>(parent: () => Parent, shared: readonly Phrases[] = []) =>
  <const Path extends string, Search extends object = Record<never, never>>(
    path: Path,
    { page: component, search, phrases = [], check, load, isDialog }: PageOptions<Search>,
  ): PageRoute<Parent, Path, Search> =>
    createRoute({
      getParentRoute: parent as () => AnyRoute,
      path: path as string,
      ...(component === undefined ? {} : { component }),
      ...(search === undefined ? {} : { validateSearch: search }),
      beforeLoad: ({ params }: Given) => {
        check?.(params);
        return pageCatalogue.need([...shared, ...phrases]);
      },
      ...(load === undefined ? {} : { loader: ({ context }: Given) => load(context) }),
      ...(isDialog === undefined ? {} : { staticData: { isDialog } }),
    }) as unknown as PageRoute<Parent, Path, Search>;

export const entrancePage = pagesIn(() => entrance);
export const page = pagesIn(() => app);
export const adminPage = pagesIn(() => admin);

/** A part of a page that suspends until it is loaded; `preload` fetches its code and phrases in advance. */
export type Widget<Props extends object = object> = ComponentType<Props> & { preload: () => void };

export function widget<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  phrases: readonly Phrases[] = [],
): Widget<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function loadAll(): Promise<{ default: ComponentType<Props> }> {
    const [part] = await Promise.all([load(), pageCatalogue.need(phrases)]);
    loaded = part[name];
    return { default: loaded };
  }
  const Lazy = lazy(loadAll);
  function Part(props: Props) {
    // Suspends only if it is not loaded yet; later renders keep the component, and with it its state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  // A failed load is retried when the part is rendered.
  return Object.assign(Part, { preload: () => void loadAll().catch(() => undefined) });
}

type Icon = ComponentType<{ size?: number }>;

/** An entry of the main navigation. `apps/web` checks the addresses and phrase keys. */
type NavigationEntry = {
  /** Phrase key of the label. */
  label: string;
  icon: Icon;
  to: string;
  /** Place on a phone: in the bottom bar, raised in its middle, or in its menu; `phoneMenu` is shown on phones only. */
  place: "bar" | "raised" | "menu" | "phoneMenu";
  /** Phrase key of a shorter label for the bottom bar. */
  phoneLabel?: string;
  /** Hook that returns the number of waiting items, and the phrase key of its label. */
  count?: { read: () => number; label: string };
};

/** Groups of administration pages in display order. */
export const adminGroups = [
  "community",
  "attendance",
  "leave",
  "rules",
  "services",
  "people",
  "publications",
  "system",
] as const;

type AdminEntry = {
  /** Namespace of the phrases `label` and `text`. */
  phrases: string;
  icon: Icon;
  to: string;
  /** Addresses of its other pages that are not below `to`. */
  below?: readonly string[];
  group: (typeof adminGroups)[number];
  /** Any one of them is sufficient. */
  needs: readonly Permission[];
  /** Also for those who have them within bounds only: its routes keep within them. */
  withinBounds?: true;
  /** Search words for the command palette, in both languages. */
  words: string;
};

type Command = {
  /** Phrase key of the label. */
  label: string;
  icon: Icon;
  to: string;
  /** Search words for the command palette, in both languages. */
  words: string;
  /** Pressed after G, opens the page from anywhere. */
  letter?: string;
};

/** Of the administration, so not in `web/manifest.ts`, which every page loads. */
type InAdminManifest = never;

/** A module's contribution to the web client, in `web/manifest.ts`. */
export type Module = {
  phrases?: {
    /** For all pages that need a session. */
    inside?: readonly Phrases[];
    /** For the pages that request them. */
    pages?: readonly Phrases[];
    admin?: InAdminManifest;
    audit?: InAdminManifest;
  };
  pages?: readonly AnyRoute[];
  navigation?: readonly NavigationEntry[];
  commands?: readonly Command[];
  /** Parts of the home page by name. */
  widgets?: Readonly<Record<string, Widget>>;
  adminPages?: InAdminManifest;
  adminEntries?: InAdminManifest;
};

export const defineModule = <const Defined extends Module>(module: Defined): Defined => module;

/** A module's contribution to the administration, in `web/admin-manifest.ts`: loaded by itself. */
export type AdminModule = {
  phrases?: {
    /** For all administration pages. */
    admin?: readonly Phrases[];
    /** For the audit page: texts of the module's audit entries. */
    audit?: readonly Phrases[];
    /** For the administration pages that request them. */
    pages?: readonly Phrases[];
  };
  adminPages?: readonly AnyRoute[];
  adminEntries?: readonly AdminEntry[];
};

export const defineAdmin = <const Defined extends AdminModule>(module: Defined): Defined => module;
