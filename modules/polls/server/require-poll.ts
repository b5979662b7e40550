import { refuse, type RefusedField } from "#platform/http/refuse.ts";
import type { ChoiceTexts, PollFields } from "./store.ts";

const folded = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").toLocaleLowerCase("und");

/** Errors of choices: without a text, or equal to an earlier choice. */
function choiceErrors(choices: readonly ChoiceTexts[]): RefusedField[] {
  const taken = new Set<string>();
  return choices.flatMap((choice, index): RefusedField[] => {
    if (choice.textAr === null && choice.textEn === null) {
      return [{ path: `poll.choices.${index}.textEn`, message: { key: "oneLanguage" } }];
    }
    return (["textAr", "textEn"] as const).flatMap((name): RefusedField[] => {
      const text = choice[name];
      if (text === null) return [];
      const key = `${name} ${folded(text)}`;
      const isRepeated = taken.has(key);
      taken.add(key);
      return isRepeated ? [{ path: `poll.choices.${index}.${name}`, message: { key: "choiceRepeated" } }] : [];
    });
  });
}

/**
 * Throws 422 with fields below `poll` for an inconsistent poll. `closedBefore` is its current closing time, which may
 * be in the past.
 */
export function requireValidPoll(
  poll: Pick<PollFields, "maximumChoices" | "closesAt"> & { choices: readonly ChoiceTexts[] },
  { at, closedBefore }: { at: Date; closedBefore: string | null },
): void {
  const fields = choiceErrors(poll.choices);
  if (poll.maximumChoices > poll.choices.length) {
    fields.push({ path: "poll.maximumChoices", message: { key: "tooLarge", values: { max: poll.choices.length } } });
  }
  const moment = (text: string): number => new Date(text).getTime();
  const isKept = poll.closesAt !== null && closedBefore !== null && moment(poll.closesAt) === moment(closedBefore);
  if (poll.closesAt !== null && !isKept && moment(poll.closesAt) <= at.getTime()) {
    fields.push({ path: "poll.closesAt", message: { key: "future" } });
  }
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
}
