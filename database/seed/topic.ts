// The shape in which the demonstration community is written down; `fill-community.ts` turns it into rows.

/** The eight categories people post into; 1 is "All" and takes no posts. */
export const seedCategory = {
  news: 2,
  announcements: 3,
  chitchats: 4,
  technology: 5,
  quarterlySolutions: 6,
  mazzyah: 7,
  sustainability: 8,
  cultureProtocol: 9,
} as const;

export type PosterDesign =
  | "lattice"
  | "waves"
  | "dunes"
  | "arches"
  | "garden"
  | "skyline"
  | "circuit"
  | "stars"
  | "palm"
  | "threads"
  | "sun"
  | "books";

/**
 * Who, what, and for a reply the position (from 0) of the comment of this topic that it answers. A reply answers a
 * comment that is not itself a reply, and stands after it.
 */
export type SeedComment = [author: string, text: string] | [author: string, text: string, replyTo: number];

/**
 * One topic. Bodies are light markup: blank lines between blocks, `## ` a heading, `- ` and `1. ` list lines, `> ` a
 * quote, `**bold**`, `[words](https://address)`. A topic has a title and a body in the same one or two languages.
 */
export type SeedTopic = {
  category: (typeof seedCategory)[keyof typeof seedCategory];
  author: string;
  titleEn?: string;
  titleAr?: string;
  bodyEn?: string;
  bodyAr?: string;
  /** Whole days before today; 0 is today. */
  daysAgo: number;
  /** Hour of the day it was published, organisation's time: 9.5 is half past nine. */
  hour: number;
  /** How many colleagues like it; fewer than there are people. */
  likes: number;
  pinned?: true;
  /** Only topics with a poster may be featured on the home page; the order there is the number, 1 first. */
  poster?: { design: PosterDesign; altEn: string; altAr: string; video?: true; featured?: number };
  comments: SeedComment[];
};
