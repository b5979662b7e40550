import { defineModule, type Module } from "#kit/module.ts";
import { acknowledgements } from "#modules/acknowledgements/web/manifest.ts";
import { attendance } from "#modules/attendance/web/manifest.ts";
import { community } from "#modules/community/web/manifest.ts";
import { home } from "#modules/home/web/manifest.ts";
import { identity } from "#modules/identity/web/manifest.ts";
import { leave } from "#modules/leave/web/manifest.ts";
import { moderation } from "#modules/moderation/web/manifest.ts";
import { notifications } from "#modules/notifications/web/manifest.ts";
import { people } from "#modules/people/web/manifest.ts";
import { polls } from "#modules/polls/web/manifest.ts";
import { publications } from "#modules/publications/web/manifest.ts";
import { search } from "#modules/search/web/manifest.ts";
import { services } from "#modules/services/web/manifest.ts";
import { team } from "#modules/team/web/manifest.ts";

const shell = defineModule({
  phrases: {
    inside: [
      { en: () => import("#client/phrases-upload.en.ts"), ar: () => import("#client/phrases-upload.ar.ts") },
      { en: () => import("#kit/phrases.en.ts"), ar: () => import("#kit/phrases.ar.ts") },
    ],
  },
});

/** In the order of the navigation. */
const modules = [
  shell,
  home,
  community,
  moderation,
  attendance,
  leave,
  team,
  services,
  identity,
  people,
  publications,
  notifications,
  search,
  acknowledgements,
  polls,
] as const;

export type Defined = (typeof modules)[number];
type List = "pages" | "navigation" | "commands";
type Item<Key extends List> = Extract<Defined, Record<Key, readonly unknown[]>>[Key][number];
type Widgets = Extract<Defined, { widgets: object }>["widgets"];

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const all: readonly Module[] = modules;

export const listAll = <Key extends List>(key: Key): readonly Item<Key>[] =>
  all.flatMap((module): readonly unknown[] => module[key] ?? []) as Item<Key>[];

export const insidePhrases = all.flatMap(({ phrases }) => phrases?.inside ?? []);

/** Parts of the home page by name. */
export const widgets = Object.assign({}, ...all.map((module) => module.widgets)) as UnionToIntersection<Widgets>;
