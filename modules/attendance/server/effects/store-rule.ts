import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { missingFrom } from "../subjects/policy.ts";

type Member = "person" | "role";

/** The sorted ids of the people or roles that the rule `x` of a table names. */
const idsOf = (table: string, member: Member): string => `
  (select coalesce(array_agg(m.${member}_id::text order by m.${member}_id), '{}')
    from ${table}_${member} m where m.${table}_id = x.id)`;

/** The columns of lists about the people and roles that the rule `x` of a table names. */
export const subjectColumns = (table: string): string => `
  ${idsOf(table, "role")} as role_ids,
  (select count(*)::int from ${table}_person m where m.${table}_id = x.id) as "userCount"`;

/** The columns of a table by the names of their fields in request bodies. */
type Columns<Field extends string> = Readonly<Record<Field, string>>;
type Cells<Field extends string> = Readonly<Record<Field, unknown>>;

type Options = {
  /** Whether rows are only marked as deleted: locked months, punches and findings refer to them. */
  isKept?: boolean;
  /** Further columns of its lock. */
  alsoLocked?: string;
};

/** Creates the statements of a table of rules, in which the rule is `x`. */
export function ruleTable<Field extends string>(
  table: string,
  columns: Columns<Field>,
  { isKept = false, alsoLocked = "" }: Options = {},
) {
  const fields = Object.keys(columns) as Field[];
  const names = Object.values<string>(columns);
  const selected = fields.map((field) => {
    const column = `x.${columns[field]}`;
    return `${column.endsWith("_time") ? `to_char(${column}, 'HH24:MI')` : column} as "${field}"`;
  });
  const selection = `${selected.join(", ")}, x.version`;
  const insert = statement<{ id: string }>(`
    insert into ${table} (created_at, ${names.join(", ")})
    values ($1, ${names.map((_, at) => `$${at + 2}`).join(", ")}) returning id`);
  const update = statement<never>(`
    update ${table} set version = version + 1, ${names.map((name, at) => `${name} = $${at + 2}`).join(", ")}
    where id = $1`);
  const remove = statement<never>(
    isKept
      ? `update ${table} set deleted_at = $2, version = version + 1 where id = $1`
      : `delete from ${table} where id = $1`,
  );
  const cells = (values: Cells<Field>): unknown[] => fields.map((field) => values[field]);
  return {
    selection,
    lockText: `
      select ${selection}${alsoLocked} from ${table} x
      where x.id = $1 ${isKept ? "and x.deleted_at is null" : ""} for update of x`,
    async insert(tx: Transaction, values: Cells<Field>, createdAt: string): Promise<string> {
      return (await insert.inserted(tx, createdAt, ...cells(values))).id;
    },
    update: (tx: Transaction, id: string, values: Cells<Field>): Promise<void> => update.run(tx, id, ...cells(values)),
    remove: (tx: Transaction, id: string, at: string): Promise<void> => remove.run(tx, id, ...(isKept ? [at] : [])),
  };
}

function membersOf(table: string, member: Member) {
  const leave = statement<never>(`
    delete from ${table}_${member} where ${table}_id = $1 and ${member}_id = any($2::bigint[])`);
  const join = statement<never>(`
    insert into ${table}_${member} (${table}_id, ${member}_id)
    select $1::bigint, id from unnest($2::bigint[]) as id on conflict do nothing`);
  async function add(tx: Transaction, id: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await join.run(tx, id, ids);
  }
  return {
    add,
    /** Writes only the members that differ: there may be thousands. */
    async replace(tx: Transaction, id: string, ids: readonly string[], current: readonly string[]): Promise<void> {
      const leaving = missingFrom(current, ids);
      if (leaving.length > 0) await leave.run(tx, id, leaving);
      await add(tx, id, missingFrom(ids, current));
    },
  };
}

/** The same for rules that name people and roles, which are written with them. */
export function namingTable<Field extends string>(
  table: string,
  columns: Columns<Field>,
  options: Pick<Options, "isKept"> = {},
) {
  const alsoLocked = `, ${idsOf(table, "person")} as users, ${idsOf(table, "role")} as roles`;
  const rows = ruleTable(table, columns, { ...options, alsoLocked });
  const [people, roles] = [membersOf(table, "person"), membersOf(table, "role")];
  type Values = Cells<Field> & { users: readonly string[]; roles: readonly string[] };
  return {
    ...rows,
    addUsers: people.add,
    async insert(tx: Transaction, values: Values, createdAt: string): Promise<string> {
      const id = await rows.insert(tx, values, createdAt);
      await people.add(tx, id, values.users);
      await roles.add(tx, id, values.roles);
      return id;
    },
    async update(tx: Transaction, id: string, values: Values, current: Values): Promise<void> {
      await rows.update(tx, id, values);
      await people.replace(tx, id, values.users, current.users);
      await roles.replace(tx, id, values.roles, current.roles);
    },
  };
}
