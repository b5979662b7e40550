import {
  createRoute,
  type AnyRoute,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouteComponent,
} from "@tanstack/react-router";
import { lazy, type ComponentType } from "react";
import type { Phrases } from "#client/catalogue.ts";
import { pageCatalogue } from "#client/page-catalogue.ts";
import type { Permission } from "#shared/permissions.ts";
import { admin, app, entrance, type RouteContext } from "./areas.ts";

type ReadSearch<Search> = (given: Record<string, unknown>) => Search;

/** A route whose search is what its reader returns. */
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
  /** Reads the part of the address after `?`; nothing by default. */
  search?: ReadSearch<Search>;
  /** Phrases that the page needs besides those of its area. */
  phrases?: readonly Phrases[];
  /** Called before anything is loaded; may throw a redirect or `notFound()`. */
  check?: (params: Record<string, string>) => void;
  /** Begins to read what the page shows; the page waits for a promise. */
  load?: (context: RouteContext) => void | Promise<unknown>;
  /** A modal view over its parent's page. */
  isDialog?: true;
};

type Given = { context: RouteContext; params: Record<string, string> };

/** Pages that are shown within a route, and phrases that all of them need. */
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

/** A part of a page that suspends until it is loaded; `preload` fetches its code and its phrases before that. */
export type Widget<Props extends object = object> = ComponentType<Props> & { preload: () => void };

export function widget<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  phrases: readonly Phrases[] = [],
): Widget<Props> {
  async function loadAll(): Promise<{ default: ComponentType<Props> }> {
    const [part] = await Promise.all([load(), pageCatalogue.need(phrases)]);
    return { default: part[name] };
  }
  // A failure is tried again when the part is shown.
  return Object.assign(lazy(loadAll), { preload: () => void loadAll().catch(() => undefined) });
}

type Icon = ComponentType<{ size?: number }>;

/** An entry of the main navigation. Addresses and keys of phrases are checked where `apps/web` uses them. */
type NavigationEntry = {
  /** The key of its label. */
  label: string;
  icon: Icon;
  to: string;
  /** On a phone: in its bar, raised in the middle of that, or in its menu; `phoneMenu` is nowhere else. */
  place: "bar" | "raised" | "menu" | "phoneMenu";
  /** The key of a shorter label in the bar. */
  phoneLabel?: string;
  /** The number of waiting things, by a hook, and the key of its label. */
  count?: { read: () => number; label: string };
};

/** Groups of the administration, in their order. */
export const adminGroups = ["community", "attendance", "services", "people", "publications", "system"] as const;

type AdminEntry = {
  /** The namespace of its phrases `label` and `text`. */
  phrases: string;
  icon: Icon;
  to: string;
  /** Addresses of its other pages that are not below its own. */
  below?: readonly string[];
  group: (typeof adminGroups)[number];
  /** One of them is enough. */
  needs: readonly Permission[];
  /** Words it is found by in the palette, in both languages. */
  words: string;
};

type Command = {
  /** The key of its label. */
  label: string;
  icon: Icon;
  to: string;
  /** Words it is found by in the palette, in both languages. */
  words: string;
  /** Pressed after G, goes there from everywhere. */
  letter?: string;
};

/** All that a module adds to the web client. */
export type Module = {
  phrases?: {
    /** Of all pages behind the sign-in. */
    inside?: readonly Phrases[];
    /** Of all pages of the administration. */
    admin?: readonly Phrases[];
    /** Of the audit's page: texts of the module's audit entries. */
    audit?: readonly Phrases[];
    /** Of the pages that name them. */
    pages?: readonly Phrases[];
  };
  pages?: readonly AnyRoute[];
  adminPages?: readonly AnyRoute[];
  navigation?: readonly NavigationEntry[];
  adminEntries?: readonly AdminEntry[];
  commands?: readonly Command[];
  /** Parts of the home page by name. */
  widgets?: Readonly<Record<string, Widget>>;
};

export const defineModule = <const Defined extends Module>(module: Defined): Defined => module;
