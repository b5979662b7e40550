/** The name of a property as that of a column: `nameEn` becomes `name_en`. */
type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `_${Lowercase<First>}` : First}${Column<Rest>}`
  : Name;

const columnNamed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns values by the names of their columns. */
export const columnsOf = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [columnNamed(name), value])) as {
    [Name in keyof Values & string as Column<Name>]: Values[Name];
  };

/** Returns columns of a table that are named like properties: `p.name_en as "nameEn"`. */
export const columnsAs = (table: string, names: readonly string[]): string =>
  names.map((name) => `${table}.${columnNamed(name)} as "${name}"`).join(", ");

/** Returns a column with the reference to a row that has a name in both languages. */
export const referenceColumn = (table: string): string =>
  `jsonb_build_object('id', ${table}.id::text, 'nameAr', ${table}.name_ar, 'nameEn', ${table}.name_en)`;
