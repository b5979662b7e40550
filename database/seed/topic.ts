// The source format of the demonstration community; `fill-community.ts` converts it to rows.

/** The categories for posts; 1 is "All" and accepts none. */
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
 * Author, text, and for a reply the position (from 0) of its parent in the topic's comments. The parent is not itself a
 * reply, and is before it.
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
  /** Hour of publication in the organisation's time zone: 9.5 is half past nine. */
  hour: number;
  /** Number of likes; fewer than there are people. */
  likes: number;
  pinned?: true;
  /** Only topics with a poster may be featured on the home page; the number is their order there, 1 first. */
  poster?: { design: PosterDesign; altEn: string; altAr: string; video?: true; featured?: number };
  comments: SeedComment[];
};
