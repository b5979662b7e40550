import type { Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { judgePerson } from "./judge-person.ts";
import { prepareRules } from "./prepare-rules.ts";

const naming = (things: readonly { id: string; users: readonly string[] }[], employee: string): Set<string> =>
  new Set(things.filter(({ users }) => users.includes(employee)).map(({ id }) => id));

/** The attendance engine: a pure function of a case that `readCase` accepted. Does not throw for such a case. */
export function evaluate(input: EvaluationInput): Evaluation {
  const { employee, absences, punches, from, to, now } = input;
  const person = {
    employee,
    absences,
    punches,
    assignedDirectly: naming(input.assignments, employee.id),
    exceptedDirectly: naming(input.exceptionDays, employee.id),
  };
  return judgePerson(prepareRules(input), person, { from, to, now });
}
