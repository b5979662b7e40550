import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createScratchDatabase, runStatements } from "#testing/scratch.ts";
import { dumpSchema } from "./dump.ts";
import { catalogueOf, readSchema } from "./schema.ts";
import { tableTypes } from "./table-types.ts";

const clusterUrl = inject("clusterUrl");
let directory: string;

const migration = `
  create extension citext;
  create table parcel (
    id bigint generated always as identity (start with 7) primary key,
    "order" integer not null,
    state text not null default 'new',
    carrier text,
    name citext not null,
    grams numeric(10, 2),
    sent_at timestamptz,
    label text generated always as (state || 'x') stored,
    details jsonb not null,
    seal bytea,
    constraint parcel_state check (state in ('new', 'sent', 'it''s lost')),
    constraint parcel_carrier check (carrier in ('post'))
  );
  comment on table parcel is 'It''s a parcel.';
  comment on column parcel.grams is 'With wrapping.';
  create index parcel_sent on parcel (sent_at desc) where sent_at is not null;
  create table parcel_event (parcel_id bigint not null references parcel on delete cascade, at date not null) partition by range (at);
  create table parcel_event_2026 partition of parcel_event for values from ('2026-01-01') to ('2027-01-01');
  create index parcel_event_at on parcel_event (at);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
  create trigger parcel_event_kept before delete on parcel_event for each row execute function refuse();
  create sequence parcel_number start with 5;
`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diwan-schema-"));
  await writeFile(join(directory, "0001-create-parcels.sql"), migration);
});
afterAll(() => rm(directory, { recursive: true }));

describe("the dump", () => {
  test("recreates the same schema when loaded", async () => {
    const { dump, types } = await readSchema(clusterUrl, directory);
    const loaded = await createScratchDatabase(clusterUrl);
    try {
      await runStatements(loaded.url, dump);
      const catalogue = await catalogueOf(loaded.url);
      expect(dumpSchema(catalogue)).toBe(dump);
      expect(tableTypes(catalogue)).toBe(types);
    } finally {
      await loaded.drop();
    }
  });

  test("of the real migrations recreates the same schema", async () => {
    const { dump } = await readSchema(clusterUrl);
    const loaded = await createScratchDatabase(clusterUrl);
    try {
      await runStatements(loaded.url, dump);
      expect(dumpSchema(await catalogueOf(loaded.url))).toBe(dump);
    } finally {
      await loaded.drop();
    }
  });

  test("shows any change: a default, an index, a comment, a trigger", async () => {
    const { dump } = await readSchema(clusterUrl, directory);
    for (const change of [
      "alter table parcel alter column state set default 'sent'",
      "drop index parcel_sent",
      "comment on column parcel.grams is 'Without wrapping.'",
      "drop trigger parcel_event_kept on parcel_event",
      "alter table parcel drop constraint parcel_carrier",
      "alter table parcel alter column carrier set not null",
      "alter sequence parcel_id_seq start with 8",
    ]) {
      const changed = await createScratchDatabase(clusterUrl);
      try {
        await runStatements(changed.url, dump, change);
        expect(dumpSchema(await catalogueOf(changed.url)), change).not.toBe(dump);
      } finally {
        await changed.drop();
      }
    }
  });

  test("refuses unsupported objects instead of leaving them out", async () => {
    const database = await createScratchDatabase(clusterUrl);
    try {
      await runStatements(database.url, "create view two as select 2 as number", "create type mood as enum ('fine')");
      await expect(catalogueOf(database.url)).rejects.toThrow("type mood, view two");
    } finally {
      await database.drop();
    }
  });
});

describe("the types", () => {
  test("follow columns, defaults, checks and nulls, and leave out partitions", async () => {
    const { types } = await readSchema(clusterUrl, directory);
    expect(types).toContain(`/** It's a parcel. */
export interface ParcelTable {
  id: Always<Int8>;
  order: number;
  state: Default<"new" | "sent" | "it's lost">;
  carrier: "post" | null;
  name: string;
  /** With wrapping. */
  grams: Numeric | null;
  sent_at: Instant | null;
  label: Always<string | null>;
  details: Json;
  seal: Buffer | null;
}`);
    expect(types).not.toContain("ParcelEvent2026");
  });

  test("throw an error that names a column of an unknown type", async () => {
    const database = await createScratchDatabase(clusterUrl);
    try {
      await runStatements(database.url, "create table place (id bigint, spot point)");
      const catalogue = await catalogueOf(database.url);
      expect(() => tableTypes(catalogue)).toThrow("place.spot: no TypeScript type for point");
    } finally {
      await database.drop();
    }
  });
});
