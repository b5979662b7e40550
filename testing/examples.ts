import type { z } from "zod";
import type { Route } from "#shared/route.ts";

/** A field that a valid body is better without: it goes ill with others. */
const absent = Symbol("absent");

/** Something valid for every field of every body, so that one bad field is all that is wrong with it. */
export const examples: Readonly<Record<string, unknown>> = {
  action: "activate",
  administratorCode: "none",
  askAgain: false,
  attachments: [],
  category: "2",
  categoryId: "2",
  choices: [],
  code: "none",
  color: "teal",
  content: "A comment",
  contentAr: "النص",
  contentEn: "The text",
  currentPassword: "not my password",
  calendar: "gregory",
  decision: "keep",
  departments: null,
  descriptionAr: "وصف",
  descriptionEn: "Words",
  digest: "none",
  digestTime: "08:30",
  digits: "auto",
  draftId: "1",
  draftVersion: 1,
  dueOn: "2999-12-31",
  email: "somebody@diwan.example",
  featuredFrom: null,
  featuredInHome: false,
  featuredUntil: null,
  filters: absent,
  icon: "star",
  id: "1",
  ids: ["1"],
  isActive: true,
  isLocked: false,
  isPinned: false,
  kind: "reply",
  kinds: [{ kind: "like", inApp: true, email: "off" }],
  level: "follow",
  locale: "en",
  moveTo: absent,
  name: "Mine",
  nameAr: "اسم",
  nameEn: "Name",
  newPassword: "correct horse battery staple",
  order: 5,
  parentId: null,
  password: "correct horse battery staple",
  phone: "+966 11 555 1001",
  poll: null,
  poster: null,
  posting: "everyone",
  publishAt: null,
  quietHours: { from: "20:00", until: "07:00", days: ["sunday"] },
  readAt: "2026-01-01T00:00:00Z",
  reason: "It is harmless.",
  refreshToken: "none",
  text: "It is sent every day.",
  theme: "light",
  titleAr: "عنوان",
  titleEn: "A title",
  topicId: null,
  topicVersion: 1,
  upTo: "2026-01-01T00:00:00Z",
  version: 1,
};

const half = { content: { titleEn: "Half a title" } };
const report = { reason: "spam" };

/** Where a field of the same name is something else. */
const particular: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/topic-drafts": half,
  "/topic-drafts/{id}": half,
  "/topics/{id}/reports": report,
  "/comments/{id}/reports": report,
  "/saved-views": { filters: { isPoll: true } },
  "/saved-views/{id}": { filters: { isPoll: true } },
};

/** Parameters without which a list asks for nothing, by path. */
const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/search": { q: "title" },
  "/search/counts": { q: "title" },
};

/** The names of the fields of a schema. */
export const shapeOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

const exampleOf = ({ path }: Route, name: string): unknown => {
  const own = particular[path];
  return own !== undefined && name in own ? own[name] : examples[name];
};

/** The fields of a body that a route's schema takes, each as the JSON that stands for it. */
export const exampleFields = (route: Route): [name: string, json: string][] =>
  shapeOf(route.body)
    .map((name): [string, unknown] => [name, exampleOf(route, name)])
    .filter(([, value]) => value !== absent)
    .map(([name, value]) => [name, JSON.stringify(value)]);

/** What else a route's query needs, besides `place`, to be valid: the beginning of a query string. */
export const exampleQuery = ({ path }: Route, place: string): string =>
  Object.entries(questions[path] ?? {})
    .filter(([name]) => name !== place)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}&`)
    .join("");
