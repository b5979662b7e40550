import pg from "pg";

/** Types of column values: those of the driver, except for instants and dates. */
export const valueTypes = new pg.TypeOverrides();

// Instants stay text, with their microseconds: a Date would round them, and cursors must not round.
for (const oid of [pg.types.builtins.TIMESTAMPTZ, pg.types.builtins.TIMESTAMP])
  valueTypes.setTypeParser(oid, (text) => `${text.slice(0, 10)}T${text.slice(11).replace(/\+00$/, "Z")}`);
valueTypes.setTypeParser(pg.types.builtins.DATE, (text) => text);
