import { employeeNumberKey } from "#modules/people/server/index.ts";
import type { GivenEmployment, Wrong } from "./read-employment.ts";

/** Existing people by address in lower case, and by the key of their employee number. */
export type KnownPeople = { people: ReadonlyMap<string, string>; numbers: ReadonlyMap<string, string> };

/** Rows of the table so far, by address, number and person. */
export type SeenRows = Record<"emails" | "numbers" | "people", Map<string, number>>;

export const noRowsYet = (): SeenRows => ({ emails: new Map(), numbers: new Map(), people: new Map() });

/** Returns whether an earlier row has the same; otherwise remembers this one. */
function isRepeated(seen: Map<string, number>, key: string, row: number, report: (first: number) => void): boolean {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row);
  else report(first);
  return first !== undefined;
}

/**
 * Finds the person of a row by address or number, and reports a number of one person with the address of another.
 * Returns null for a new person, undefined after an error.
 */
export function resolvePerson(
  { row, email, employeeNumber }: { row: number; email: string } & Pick<GivenEmployment, "employeeNumber">,
  { people, numbers }: KnownPeople,
  seen: SeenRows,
  wrong: Wrong,
): string | null | undefined {
  const key = employeeNumberKey(employeeNumber ?? "");
  const [byEmail, byNumber] = [people.get(email), numbers.get(key)];
  if (email !== "" && isRepeated(seen.emails, email, row, (first) => wrong("email", "repeated", { row: first })))
    return;
  const repeats = (first: number): void => wrong("employeeNumber", "repeatedNumber", { row: first });
  if (key !== "" && isRepeated(seen.numbers, key, row, repeats)) return;
  const value = employeeNumber ?? "";
  if (byNumber !== undefined && email !== "" && byNumber !== byEmail) {
    wrong("employeeNumber", byEmail === undefined ? "addressElsewhere" : "numberElsewhere", { value });
    return;
  }
  const found = byEmail ?? byNumber;
  if (found === undefined) {
    if (email === "" && key !== "") return void wrong("employeeNumber", "numberUnknown", { value });
    return null;
  }
  if (isRepeated(seen.people, found, row, (first) => wrong(null, "repeatedPerson", { row: first }))) return;
  return found;
}
