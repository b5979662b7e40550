import type pg from "pg";
import { openClient } from "#platform/database/client.ts";
import { isNode, parseTree, type Tree, type TreeNode, wordOf } from "./node-tree.ts";
import { nullability } from "./nullable.ts";
import { columnsOf, type Facts } from "./scope.ts";

export type ResultColumn = {
  name: string;
  /** In PostgreSQL's notation: `integer[]`. */
  type: string;
  isNullable: boolean;
  /** All that a check constraint of the column's table permits; empty without one. */
  values: readonly string[];
};

/** Prepares a statement, which finds its types, and reads its analysed form from a function of the same text. */
const createDescribe = `
  create function pg_temp.describe(statement text, out results text[], out tree text) language plpgsql as $body$
  declare parameters text;
  begin
    execute 'prepare described as ' || statement;
    select array_to_string(p.parameter_types, ', '), p.result_types::text[] into parameters, results
      from pg_prepared_statements p where p.name = 'described';
    deallocate described;
    execute format('create function pg_temp.described(%s) returns void begin atomic %s; end', parameters, statement);
    select p.prosqlbody::text into tree from pg_proc p
      where p.proname = 'described' and p.pronamespace = pg_my_temp_schema();
    execute 'drop function pg_temp.described';
  end $body$`;

async function readFacts(client: pg.Client): Promise<Facts> {
  const pairs = async (text: string) => (await client.query<[string, string]>({ text, rowMode: "array" })).rows;
  const columns = await pairs("select attrelid || '.' || attnum, '' from pg_attribute where attnotnull");
  return {
    notNull: new Set(columns.map(([column]) => column)),
    // Those of ranges and of JSON have the names of others: `upper(range)` is null without a bound.
    functions: new Map(
      await pairs(
        "select oid::text, proname from pg_proc where not proargtypes::oid[] && '{anyrange,jsonb}'::regtype[]::oid[]",
      ),
    ),
    operators: new Map(await pairs("select oid::text, oprname from pg_operator")),
  };
}

const queryOf = (tree: Tree): TreeNode | null =>
  Array.isArray(tree) ? queryOf(tree[0] ?? null) : isNode(tree) ? tree : null;

/** Returns the values that check constraints permit, by table oid and number of the column. */
async function readPermitted(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ column: string; definition: string }>(`
    select conrelid || '.' || conkey[1] as column, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and cardinality(conkey) = 1`);
  const lists = rows.filter(({ definition }) => /^CHECK \(\(\(?[\w"]+ = (?:ANY \(ARRAY\[|')/.test(definition));
  return new Map(
    lists.map(({ column, definition }) => [
      column,
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value = ""]) => value),
    ]),
  );
}

/** Statements other than queries, such as `lock table`, have no result columns. They are run and rolled back. */
async function runUtility(client: pg.Client, text: string): Promise<ResultColumn[]> {
  await client.query("begin");
  try {
    await client.query(text);
  } finally {
    await client.query("rollback");
  }
  return [];
}

/**
 * Opens a connection to a migrated database that describes statements. `describe` resolves to the result columns, and
 * rejects with PostgreSQL's error if the statement does not fit the schema.
 */
export async function openDescriber(url: string) {
  const client = await openClient(url);
  await client.query(createDescribe);
  const facts = await readFacts(client);
  const permitted = await readPermitted(client);
  return {
    async describe(text: string): Promise<ResultColumn[]> {
      if (!/^\s*(?:select|insert|update|delete|with|values|merge)\b/i.test(text)) return runUtility(client, text);
      const { rows } = await client.query<{ results: string[] | null; tree: string }>(
        "select * from pg_temp.describe($1)",
        [text],
      );
      const query = queryOf(parseTree(rows[0]?.tree ?? ""));
      if (query === null) return [];
      const isNullable = nullability(query, facts);
      const types = rows[0]?.results ?? [];
      return columnsOf(query).map((entry, index) => ({
        name: wordOf(entry, "resname"),
        type: types[index] ?? "",
        isNullable: isNullable(index + 1),
        values: permitted.get(`${wordOf(entry, "resorigtbl")}.${wordOf(entry, "resorigcol")}`) ?? [],
      }));
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
