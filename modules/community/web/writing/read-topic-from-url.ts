import { parseJson } from "#client/parse-json.ts";
import { cleanContent, contentFromText } from "#shared/content.ts";
import { isRecord } from "#shared/is-record.ts";
import { pollForm, type PollForm } from "#modules/polls/contract/form.ts";
import { readId } from "../search.ts";
import { emptyForm, type TopicForm } from "./prepare-topic-form.ts";

/** Parts of the form that may be missing in the address. */
export type FormPart = "titleEn" | "titleAr" | "contentEn" | "contentAr" | "poll" | "attachments" | "poster";

/** The known part of the form, and the parts that are still loading. */
export type UrlForm = { form: TopicForm; pending: ReadonlySet<FormPart> };

const maxTextLength = 100_000;
const maxChoices = 50;

/** A text from the address: empty for null, undefined if it cannot be shown. */
function textOf(value: unknown, maxLength: number): string | undefined {
  if (value === null) return "";
  return typeof value === "string" && value.length <= maxLength ? value : undefined;
}

/** A document, converted from plain text if necessary; null for none, undefined if it cannot be shown. */
function contentOf(value: unknown): unknown {
  if (value === null) return null;
  if (typeof value !== "string") return cleanContent(value) ?? undefined;
  if (value.length > maxTextLength) return undefined;
  return value.trim() === "" ? null : contentFromText(value);
}

/** A poll with its question and choices; missing settings have the defaults of a new poll. */
function pollOf(value: unknown): PollForm | null | undefined {
  if (value === null) return null;
  if (!isRecord(value) || !Array.isArray(value["choices"]) || value["choices"].length > maxChoices) return undefined;
  const words = (of: Record<string, unknown>, ...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, textOf(of[name] ?? null, 1_000)]));
  const choices = value["choices"].map((choice) => (isRecord(choice) ? words(choice, "textEn", "textAr") : {}));
  const given = { ...words(value, "questionEn", "questionAr"), choices };
  const { maximumChoices, closesAt, results, ballot, canChangeVote } = value;
  return pollForm({
    ...given,
    ...(typeof maximumChoices === "number" ? { maximumChoices } : {}),
    ...(typeof closesAt === "string" && !Number.isNaN(Date.parse(closesAt)) ? { closesAt } : {}),
    ...(results === "always" || results === "afterVote" || results === "afterClose" ? { results } : {}),
    ...(ballot === "open" || ballot === "secret" ? { ballot } : {}),
    ...(typeof canChangeVote === "boolean" ? { canChangeVote } : {}),
  });
}

/** An address contains no file names or images, so only "none" is known at once. */
const isNone = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Reads the category's id, given directly or in the category. */
const categoryOf = ({ category, categoryId }: Record<string, unknown>): string =>
  readId(categoryId ?? (isRecord(category) ? category["id"] : undefined));

/**
 * Reads the form from the parameter `topic` (the entity as JSON, as specified); null if it is invalid or of another
 * topic. It is read-only until the server's topic arrives, and never saved.
 */
export function readTopicFromUrl(json: string | undefined, topicId: string): UrlForm | null {
  if (json === undefined || json.length > 500_000) return null;
  const given = parseJson(json);
  if (!isRecord(given) || String(given["id"]) !== topicId) return null;
  const categoryId = categoryOf(given);
  const titles = [given["titleEn"], given["titleAr"]].filter((title) => title !== undefined);
  if (categoryId === "" || titles.some((title) => textOf(title, 1_000) === undefined)) return null;
  const parts = {
    titleEn: textOf(given["titleEn"], 1_000),
    titleAr: textOf(given["titleAr"], 1_000),
    contentEn: contentOf(given["contentEn"]),
    contentAr: contentOf(given["contentAr"]),
    poll: pollOf(given["poll"]),
    attachments: isNone(given["attachments"]) ? [] : undefined,
    poster: isNone(given["poster"]) ? null : undefined,
  };
  const known = Object.entries(parts).filter(([, part]) => part !== undefined);
  const pending = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [name as FormPart] : []));
  return {
    form: { ...emptyForm(categoryId), ...Object.fromEntries(known) },
    pending: new Set(pending),
  };
}
