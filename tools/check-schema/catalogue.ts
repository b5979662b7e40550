import type pg from "pg";

export type Column = {
  name: string;
  /** PostgreSQL's notation, with modifiers: `character varying(40)`. */
  type: string;
  collation: string | null;
  notNull: boolean;
  default: string | null;
  generated: "stored" | "virtual" | null;
  identity: "always" | "by default" | null;
  /** Options of the identity's sequence that differ from their defaults: `start with 100`. */
  identityOptions: string;
  statistics: number | null;
  comment: string | null;
};

export type Constraint = { name: string; kind: "p" | "u" | "x" | "c" | "f"; columns: string[]; definition: string };

export type Table = {
  name: string;
  unlogged: boolean;
  partitionKey: string | null;
  /** Parent table and bounds of a partition. */
  partitionOf: { parent: string; bounds: string } | null;
  options: string | null;
  comment: string | null;
  columns: Column[];
  constraints: Constraint[];
  indexes: string[];
  triggers: string[];
  statistics: string[];
};

export type Catalogue = {
  extensions: string[];
  collations: { name: string; provider: string; locale: string; deterministic: boolean }[];
  sequences: { name: string; type: string; options: string; ownedBy: string | null }[];
  /** Statements that create dictionaries and configurations of text search. */
  textSearch: string[];
  functions: string[];
  tables: Table[];
};

/** Objects of the schema public that do not belong to an extension. */
const ours = (oid: string, catalogue: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

const sequenceOptions = (s: string) => `concat_ws(' ',
  case when ${s}.seqincrement <> 1 then 'increment by ' || ${s}.seqincrement end,
  case when ${s}.seqstart <> 1 then 'start with ' || ${s}.seqstart end,
  case when ${s}.seqmin <> 1 then 'minvalue ' || ${s}.seqmin end,
  case when ${s}.seqmax <> (case ${s}.seqtypid when 'int2'::regtype then 32767 when 'int4'::regtype then 2147483647
    else 9223372036854775807 end) then 'maxvalue ' || ${s}.seqmax end,
  case when ${s}.seqcache <> 1 then 'cache ' || ${s}.seqcache end,
  case when ${s}.seqcycle then 'cycle' end)`;

const queries = {
  extensions: `select extname as name from pg_extension where extname <> 'plpgsql' order by 1`,

  collations: `
    select c.collname as name, case c.collprovider when 'i' then 'icu' when 'b' then 'builtin' else 'libc' end as provider,
      coalesce(c.colllocale, c.collcollate) as locale, c.collisdeterministic as deterministic
    from pg_collation c where c.collnamespace = 'public'::regnamespace and ${ours("c.oid", "pg_collation")} order by 1`,

  sequences: `
    select c.relname as name, format_type(s.seqtypid, null) as type, ${sequenceOptions("s")} as options,
      (select d.refobjid::regclass || '.' || a.attname from pg_depend d
        join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'a') as "ownedBy"
    from pg_class c join pg_sequence s on s.seqrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and ${ours("c.oid", "pg_class")}
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'i')
    order by 1`,

  textSearch: `
    select definition from (
      select 1 as step, d.dictname as name, '' as part,
        format('create text search dictionary %s (template = %s, %s);', d.dictname, t.tmplname, d.dictinitoption) as definition
      from pg_ts_dict d join pg_ts_template t on t.oid = d.dicttemplate
      where d.dictnamespace = 'public'::regnamespace and ${ours("d.oid", "pg_ts_dict")}
      union all
      select 2, c.cfgname, '', format('create text search configuration %s (parser = %s);', c.cfgname, p.prsname)
      from pg_ts_config c join pg_ts_parser p on p.oid = c.cfgparser
      where c.cfgnamespace = 'public'::regnamespace and ${ours("c.oid", "pg_ts_config")}
      union all
      select 3, c.cfgname, k.alias, format('alter text search configuration %s add mapping for %s with %s;', c.cfgname,
        k.alias, string_agg(m.mapdict::regdictionary::text, ', ' order by m.mapseqno))
      from pg_ts_config c join pg_ts_config_map m on m.mapcfg = c.oid
        join lateral ts_token_type(c.cfgparser) k on k.tokid = m.maptokentype
      where c.cfgnamespace = 'public'::regnamespace and ${ours("c.oid", "pg_ts_config")}
      group by c.cfgname, k.alias
    ) as statements order by step, name, part`,

  /** A function in standard SQL is created after the functions that it calls. */
  functions: `
    with recursive called (oid, depth) as (
      select oid, 0 from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select d.objid, called.depth + 1 from called join pg_depend d
        on d.refclassid = 'pg_proc'::regclass and d.refobjid = called.oid and d.classid = 'pg_proc'::regclass
    ), deepest as (select oid, max(depth) as depth from called group by oid)
    select pg_get_functiondef(p.oid) as definition from pg_proc p join deepest on deepest.oid = p.oid
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and ${ours("p.oid", "pg_proc")}
    order by deepest.depth, p.proname, pg_get_function_identity_arguments(p.oid)`,

  tables: `
    select c.oid, c.relname as name, c.relpersistence = 'u' as unlogged, pg_get_partkeydef(c.oid) as "partitionKey",
      case when c.relispartition then
        (select json_build_object('parent', i.inhparent::regclass::text, 'bounds', pg_get_expr(c.relpartbound, c.oid))
          from pg_inherits i where i.inhrelid = c.oid) end as "partitionOf",
      array_to_string(c.reloptions, ', ') as options, obj_description(c.oid, 'pg_class') as comment
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${ours("c.oid", "pg_class")}
    order by c.relname`,

  columns: `
    select a.attrelid as oid, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      case when a.attcollation <> 0 and a.attcollation <> t.typcollation then (a.attcollation::regcollation)::text end as collation,
      a.attnotnull as "notNull", pg_get_expr(d.adbin, d.adrelid) as default,
      case a.attgenerated when 's' then 'stored' when 'v' then 'virtual' end as generated,
      case a.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
      coalesce((select ${sequenceOptions("s")} from pg_depend q join pg_sequence s on s.seqrelid = q.objid
        where q.classid = 'pg_class'::regclass and q.deptype = 'i' and q.refobjid = a.attrelid and q.refobjsubid = a.attnum), '')
        as "identityOptions",
      nullif(a.attstattarget, -1) as statistics, col_description(a.attrelid, a.attnum) as comment
    from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and a.attrelid = any($1::oid[])
    order by a.attrelid, a.attnum`,

  constraints: `
    select c.conrelid as oid, c.conname as name, c.contype as kind, pg_get_constraintdef(c.oid, true) as definition,
      array(select a.attname::text from unnest(c.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number order by k.place) as columns
    from pg_constraint c
    where c.conrelid = any($1::oid[]) and c.contype in ('p', 'u', 'x', 'c', 'f') and c.conparentid = 0 and c.coninhcount = 0
    order by array_position(array['p', 'u', 'x', 'c', 'f'], c.contype::text), c.conname`,

  indexes: `
    select i.indrelid as oid, pg_get_indexdef(i.indexrelid, 0, true) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any($1::oid[]) and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    order by c.relname`,

  triggers: `
    select t.tgrelid as oid, pg_get_triggerdef(t.oid, true) as definition from pg_trigger t
    where t.tgrelid = any($1::oid[]) and not t.tgisinternal and t.tgparentid = 0 order by t.tgname`,

  statistics: `
    select s.stxrelid as oid, pg_get_statisticsobjdef(s.oid) as definition from pg_statistic_ext s
    where s.stxrelid = any($1::oid[]) order by s.stxname`,

  /** Kinds that neither the dump nor the types support: refused rather than left out silently. */
  unknown: `
    select 'view ' || c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f') and ${ours("c.oid", "pg_class")}
    union all select 'type ' || t.typname from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r') and ${ours("t.oid", "pg_type")}
    union all select 'aggregate ' || p.proname from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind not in ('f', 'p') and ${ours("p.oid", "pg_proc")}
    union all select 'row security of ' || c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relrowsecurity
    union all select 'schema ' || n.nspname from pg_namespace n
      where n.nspname !~ '^pg_' and n.nspname not in ('public', 'information_schema', 'graphile_worker')
    order by 1`,
};

/** Reads the schema public without objects of extensions. Throws on kinds of objects that it does not support. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const rows = async <Row>(query: keyof typeof queries, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(queries[query], values)).rows as Row[];

  await client.query("set search_path = public, pg_catalog");
  const unknown = await rows<{ name: string }>("unknown");
  if (unknown.length > 0) {
    throw new Error(
      `check-schema cannot dump: ${unknown.map((row) => row.name).join(", ")}. Teach it in catalogue.ts and dump.ts.`,
    );
  }
  type OfTable<Row> = Row & { oid: number };
  type Bare = Omit<Table, "columns" | "constraints" | "indexes" | "triggers" | "statistics">;
  const bare = await rows<OfTable<Bare>>("tables");
  const oids = [bare.map((table) => table.oid)];
  const columns = await rows<OfTable<Column>>("columns", oids);
  const constraints = await rows<OfTable<Constraint>>("constraints", oids);
  const definitions = async (query: "indexes" | "triggers" | "statistics") => {
    const found = await rows<OfTable<{ definition: string }>>(query, oids);
    return (oid: number) => found.filter((row) => row.oid === oid).map((row) => row.definition);
  };
  const indexes = await definitions("indexes");
  const triggers = await definitions("triggers");
  const statistics = await definitions("statistics");
  return {
    extensions: (await rows<{ name: string }>("extensions")).map((row) => row.name),
    collations: await rows("collations"),
    sequences: await rows("sequences"),
    textSearch: (await rows<{ definition: string }>("textSearch")).map((row) => row.definition),
    functions: (await rows<{ definition: string }>("functions")).map((row) => row.definition),
    tables: bare.map(({ oid, ...table }) => ({
      ...table,
      columns: columns.filter((column) => column.oid === oid),
      constraints: constraints.filter((constraint) => constraint.oid === oid),
      indexes: indexes(oid),
      triggers: triggers(oid),
      statistics: statistics(oid),
    })),
  };
}
