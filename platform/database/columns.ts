/** The name of a property as that of a column: `nameEn` becomes `name_en`. */
type Column<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `_${Lowercase<First>}` : First}${Column<Rest>}`
  : Name;

/** Returns values by the names of their columns. */
export const columnsOf = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as { [Name in keyof Values & string as Column<Name>]: Values[Name] };
