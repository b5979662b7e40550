import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { employeeNumberKey } from "../../contract/schemas-employment.ts";

// The last code point ends the range of all numbers with this beginning.
const selectNumbered = (limit: number) =>
  statement<{ id: string }>(`
  select id from person
  where employee_number_key(employee_number) ~>=~ $1
    and employee_number_key(employee_number) ~<~ case when $2::boolean then $1 || chr(1114111) else $1 || chr(1) end
  order by employee_number_key(employee_number) using ~<~ limit ${limit}`);

/** Results of a picker. */
const usual = 20;
// Literal limits: a parameter is planned for a part of all numbers, which is slower. The larger ones are for lists that
// are narrowed to the people found.
const sizes = [usual, 1000, 10_000].map((size) => ({ size, select: selectNumbered(size) }));

/**
 * Returns a search that also finds people, in any state, by their employee number: for officers only. The beginning of a
 * number suffices if it has a digit: the letters before it are often everyone's. Throws for a `max` above 10,000.
 */
export const alsoByNumber =
  (find: (db: Reader, text: string, max: number) => Promise<string[]>) =>
  async (db: Reader, text: string, max = usual): Promise<string[]> => {
    const fitting = sizes.find(({ size }) => size >= max);
    if (fitting === undefined) throw new RangeError(`${max} people are too many for a search by number.`);
    const found = await find(db, text, max);
    const key = employeeNumberKey(text);
    if (key === "") return found;
    const numbered = await fitting.select(db, [key, /\p{N}/u.test(key)]);
    return [...new Set([...numbered.map(({ id }) => id), ...found])].slice(0, max);
  };
