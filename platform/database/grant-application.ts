import pg from "pg";
import { ConfigError, type Config } from "#platform/config/config.ts";
import { openClient } from "./client.ts";

/** An arbitrary number, the same on every node: one node grants at a time. */
const lockNumber = 7_301_948;
const schemas = ["public", "graphile_worker"];
/** Tables whose rows are added and never changed. */
const appendOnly = ["audit", "audit_seal"];
/** Tables that describe the schema, for the owner only. */
const readOnly = ["migration", "audit_seal_keying", "migrations"];

const connect = (url: string) => openClient(url, { application_name: "diwan-grant" });

async function roleOf(url: string): Promise<string> {
  await using client = await connect(url);
  return (await client.query<{ role: string }>("select current_user as role")).rows[0]?.role ?? "";
}

/** Returns the powers by which a role could change tables it does not own; empty if it has none. */
const readPowers = `
  select power from (
    select 'is a superuser' as power from pg_roles where rolname = $1 and rolsuper
    union all select 'is a member of ' || current_user where pg_has_role($1::name, current_user, 'MEMBER')
    union all select 'owns the database' from pg_database
      where datname = current_database() and datdba = (select oid from pg_roles where rolname = $1)
    union all select 'owns the schema ' || nspname from pg_namespace
      where nspname = any($2) and nspowner = (select oid from pg_roles where rolname = $1)
    union all (select 'owns ' || oid::regclass from pg_class
      where relnamespace in (select oid from pg_namespace where nspname = any($2))
        and relowner = (select oid from pg_roles where rolname = $1) limit 1)
  ) as powers`;

const readTables = `
  select n.nspname as schema, c.relname as name, c.relispartition as "isPartition", c.relrowsecurity as "hasPolicies",
    exists (select from pg_policy p where p.polrelid = c.oid and p.polname = $2) as "hasOurs"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'm') and pg_has_role(c.relowner, 'USAGE')
  order by 1, 2`;

type Table = { schema: string; name: string; isPartition: boolean; hasPolicies: boolean; hasOurs: boolean };

/** Partitions are accessed through their tables only, so that rights are decided in one place. */
const rightsOf = ({ name, isPartition }: Table): string | null => {
  if (isPartition) return null;
  if (appendOnly.includes(name)) return "select, insert";
  return readOnly.includes(name) ? "select" : "select, insert, update, delete";
};

async function grant(owner: pg.Client, role: string): Promise<void> {
  const { rows: tables } = await owner.query<Table>(readTables, [schemas, policyOf(role)]);
  const to = pg.escapeIdentifier(role);
  const policy = pg.escapeIdentifier(policyOf(role));
  const names = schemas.join(", ");
  const statements = [
    `grant usage on schema ${names} to ${to}`,
    `grant usage, select, update on all sequences in schema ${names} to ${to}`,
  ];
  for (const table of tables) {
    const place = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
    const rights = rightsOf(table);
    statements.push(`revoke all on ${place} from ${to}`);
    if (rights === null) continue;
    statements.push(`grant ${rights} on ${place} to ${to}`);
    // The job queue has policies for its owner only; creating one locks the table, so it is created once.
    if (table.hasPolicies && !table.hasOurs)
      statements.push(`create policy ${policy} on ${place} to ${to} using (true) with check (true)`);
  }
  await owner.query(statements.join(";\n"));
}

/** Names of policies have 63 bytes at most, as names of roles do. */
const policyOf = (role: string): string => `to ${role}`.slice(0, 60);

/**
 * With an owner configured, grants the role of DATABASE_URL reading and writing rows only: it cannot change the audit,
 * its seals, or their guards. Call it after migrating, on every start.
 * @throws {ConfigError} if that role could do more, whatever it is granted.
 */
export async function grantApplication(config: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databaseOwnerUrl">) {
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl } = config;
  if (databaseUrl === null || databaseOwnerUrl === null) return;
  const role = await roleOf(databaseUrl);
  if (databaseDirectUrl !== null && (await roleOf(databaseDirectUrl)) !== role)
    throw new ConfigError(`DATABASE_DIRECT_URL: must name the role of DATABASE_URL, ${role}.`);
  await using owner = await connect(databaseOwnerUrl);
  const { rows: powers } = await owner.query<{ power: string }>(readPowers, [role, schemas]);
  if (powers.length > 0)
    throw new ConfigError(
      `DATABASE_URL: must name a role that owns nothing beside DATABASE_OWNER_URL, and ${role} ` +
        `${powers.map(({ power }) => power).join(", ")}. Make one: create role diwan_app login password '…'.`,
    );
  await owner.query("begin");
  await owner.query(`select pg_advisory_xact_lock(${lockNumber})`);
  await grant(owner, role);
  await owner.query("commit");
}
