import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readData, readText, type Text } from "./read-data.ts";

/** Folders of the categories for topics, in the order of their ids from 2; 1 is "All" and accepts none. */
const categories = [
  "news",
  "announcements",
  "chitchats",
  "technology",
  "quarterly-solutions",
  "mazzyah",
  "sustainability",
  "culture-protocol",
] as const;

export const category = z.enum(categories);
export const categoryId = (folder: z.output<typeof category>): number => categories.indexOf(folder) + 2;

const comment = z.strictObject({
  author: z.string(),
  /** Position (from 0) of the comment it replies to: an earlier one, which is not itself a reply. */
  reply_to: z.int().nonnegative().optional(),
  text: z.string(),
});

/** The fields of a topic's JSON file. */
export const topicShape = z.strictObject({
  author: z.string(),
  /** 0 is today. */
  days_ago: z.int().nonnegative(),
  /** Hour of publication in the organisation's time zone: 9.5 is half past nine. */
  hour: z.number().min(0).lt(24),
  /** Number of likes; fewer than there are people. */
  likes: z.int().nonnegative(),
  pinned: z.boolean().default(false),
  /** Only topics with a poster may be featured on the home page; the number is their order there, 1 first. */
  poster: z
    .strictObject({
      design: z.string(),
      alt_en: z.string(),
      alt_ar: z.string(),
      video: z.boolean().default(false),
      featured: z.int().positive().optional(),
    })
    .optional(),
  comments: z.array(comment).superRefine((comments, context) => {
    for (const [index, { reply_to }] of comments.entries()) {
      if (reply_to === undefined) continue;
      const parent = comments.slice(0, index)[reply_to];
      if (parent !== undefined && parent.reply_to === undefined) continue;
      const message = `${reply_to} is not the position of an earlier comment that is no reply`;
      context.addIssue({ code: "custom", path: [index, "reply_to"], message });
    }
  }),
});

/** A topic in one or two languages. */
export type SeedTopic = z.output<typeof topicShape> & { category: number; en: Text | null; ar: Text | null };

/** Reads all topics of the demonstration community: by category, then by file name. */
export function readTopics(): SeedTopic[] {
  const textOf = (path: string) => (existsSync(join(import.meta.dirname, path)) ? readText(path) : null);
  return categories.flatMap((folder) => {
    const files = readdirSync(join(import.meta.dirname, "topics", folder)).filter((name) => name.endsWith(".json"));
    return files.toSorted().map((file): SeedTopic => {
      const path = `topics/${folder}/${file.slice(0, -".json".length)}`;
      const texts = { en: textOf(`${path}.en.md`), ar: textOf(`${path}.ar.md`) };
      if (texts.en === null && texts.ar === null) throw new Error(`database/seed/${path} has no text.`);
      return { ...readData(`${path}.json`, topicShape), category: categoryId(folder), ...texts };
    });
  });
}
