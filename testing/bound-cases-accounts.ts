import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { BoundCase, BoundSubject } from "./bound-case.ts";
import type { Bounded, BoundWorld } from "./bound-world.ts";
import { passkeyOf } from "./factor-fixtures.ts";

let count = 0;

/** Another person where this one is today, whose account the route changes for good. */
function twinOf(world: BoundWorld, { id }: Bounded): Promise<Bounded> {
  const name = `Twin${(count += 1)}`;
  return id === world.inside.id || id === world.arrived.id
    ? world.hire(name, world.north, world.here)
    : world.hire(name, world.south, world.there);
}

const statusOf = (world: BoundWorld, { id }: Bounded, status: "disabled" | "invited"): Promise<unknown> =>
  world.server.write((tx) => tx.updateTable("account").set({ status }).where("person_id", "=", id).execute());

async function sessionOf({ server }: BoundWorld, { id }: Bounded): Promise<string> {
  await server.startSession(id);
  const { rows } = await server.write((tx) =>
    sql<{ id: string }>`select id from session where person_id = ${id} and ended_at is null limit 1`.execute(tx),
  );
  return rows[0]?.id ?? "";
}

const tokenOf = ({ server }: BoundWorld, { id: person_id }: Bounded): Promise<{ id: string }> =>
  server.write((tx) =>
    tx
      .insertInto("personal_token")
      .values({
        person_id,
        name: "Program",
        token_hash: randomBytes(32),
        scopes: ["profile:read"],
        created_at: new Date().toISOString(),
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

const about =
  (path: string, body?: object) =>
  async (world: BoundWorld, { person }: BoundSubject) => ({
    path: path.replace("{id}", (await twinOf(world, person)).id),
    ...(body === undefined ? {} : { body }),
  });

const newPerson = (): { email: string; name: string } => {
  const name = `Invited${(count += 1)}`;
  return { name, email: `${name.toLowerCase()}@diwan.example` };
};

/** Routes of accounts, by `METHOD /path`. */
export const accountBoundCases: Readonly<Record<string, BoundCase>> = {
  "POST /accounts": {
    into: (_, { id: department }) => {
      const { name, email } = newPerson();
      return { path: "/accounts", body: { email, nameEn: name, locale: "en", department } };
    },
  },
  "POST /accounts/import": {
    about: (_, { person: { name } }) => ({
      path: "/accounts/import",
      body: { csv: `email,title\n${name.toLowerCase()}@diwan.example,Title ${(count += 1)}`, dryRun: false },
    }),
    refusal: "row",
    today: true,
  },
  "POST /accounts/changes": {
    about: async (world, { person, also = [] }) => {
      const twins: Bounded[] = [];
      for (const each of [person, ...also]) twins.push(await twinOf(world, each));
      return {
        path: "/accounts/changes",
        body: { action: "deactivate", reason: "Left", ids: twins.map(({ id }) => id) },
      };
    },
    many: true,
    today: true,
  },
  "PATCH /accounts/{id}": {
    about: async (world, { person }) => {
      const { id } = await twinOf(world, person);
      const { data } = await world.alia.get<{ version: number }>(`/accounts/${id}`);
      return { path: `/accounts/${id}`, body: { version: data.version, email: newPerson().email } };
    },
    today: true,
  },
  "POST /accounts/{id}/invitation": {
    about: async (world, { person }) => {
      const twin = await twinOf(world, person);
      await statusOf(world, twin, "invited");
      return { path: `/accounts/${twin.id}/invitation` };
    },
    today: true,
  },
  "POST /accounts/{id}/activate": {
    about: async (world, { person }) => {
      const twin = await twinOf(world, person);
      await statusOf(world, twin, "disabled");
      return { path: `/accounts/${twin.id}/activate` };
    },
    today: true,
  },
  "POST /accounts/{id}/deactivate": { about: about("/accounts/{id}/deactivate", { reason: "Left" }), today: true },
  "GET /accounts/{id}/sessions": { about: about("/accounts/{id}/sessions"), today: true },
  "DELETE /accounts/{id}/sessions": { about: about("/accounts/{id}/sessions"), today: true },
  "DELETE /accounts/{id}/sessions/{session}": {
    about: async (world, { person }) => ({
      path: `/accounts/${person.id}/sessions/${await sessionOf(world, person)}`,
    }),
    today: true,
  },
  "DELETE /accounts/{id}/second-factor": {
    about: async (world, { person }) => {
      const { id } = await twinOf(world, person);
      await world.server.write((tx) => passkeyOf(tx, id));
      return { path: `/accounts/${id}/second-factor` };
    },
    today: true,
  },
  "GET /accounts/{id}/history": { about: about("/accounts/{id}/history"), today: true },
  "GET /accounts/{id}/access-tokens": { about: about("/accounts/{id}/access-tokens"), today: true },
  "DELETE /accounts/{id}/access-tokens/{token}": {
    about: async (world, { person }) => ({
      path: `/accounts/${person.id}/access-tokens/${(await tokenOf(world, person)).id}`,
    }),
    today: true,
  },
  "GET /managed-departments": { names: { path: "/managed-departments" } },
};
