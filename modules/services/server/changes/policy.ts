import { withoutDates } from "../../contract/period.ts";
import type { Answers, FormDefinition } from "../../contract/form/definition.ts";
import type { Dates, LeaveChange } from "../../contract/schemas-request.ts";
import type { AskedChange } from "../rows/queries.ts";

export const touches = (held: readonly Dates[], freed: Dates): boolean =>
  held.some(({ from, to }) => freed.from <= to && freed.to >= from);

export const presentChange = ({ of, held, from, to, days }: AskedChange): LeaveChange => ({
  request: of,
  before: held,
  after: withoutDates(held, { from, to }),
  days,
});

/** The answers that conditions of steps may need. A change does not show the texts, people and files of its leave. */
export function answersOfChange({ fields }: FormDefinition, answers: Answers): Answers {
  const personal = new Set(["text", "longText", "person", "file"]);
  const kept = new Set(fields.filter(({ type }) => !personal.has(type)).map(({ key }) => key));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => kept.has(key)));
}
