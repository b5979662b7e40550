import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf, type Caller } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { PersonRecord } from "../../contract/schemas-records.ts";

const crowd = 6;
let server: TestServer;
let alia: Caller;
const ids: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  alia = callerOf(server.url, (await server.startSession(await server.hire("Alia", "administrator"))).token);
  for (let number = 0; number < crowd; number += 1) ids.push(await server.hire(`Colleague${number}`));
});
afterAll(() => server.close());

/** Returns everyone who is above themselves. */
async function inCycles(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id as start, manager_id as id from person where manager_id is not null
      union
      select above.start, p.manager_id from above join person p on p.id = above.id where p.manager_id is not null
    )
    select distinct start as id from above where id = start`.execute(server.database.primary);
  return rows.map(({ id }) => id);
}

async function manage(person: number, manager: number | null): Promise<number> {
  const id = ids[person] ?? "";
  const { version } = (await alia.get<PersonRecord>(`/users/${id}/record`)).data;
  const body = { version, manager: manager === null ? null : ids[manager] };
  return (await alia.patch(`/users/${id}`, body)).status;
}

const member = fc.nat(crowd - 1);
const move = fc.tuple(member, fc.option(member, { freq: 8 }));
// Sequential and concurrent changes.
const story = fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 10 });

test("no sequence of sequential or concurrent changes of managers creates a cycle", async () => {
  let taken = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      for (const together of steps) {
        const answers = await Promise.all(together.map(([person, manager]) => manage(person, manager)));
        for (const status of answers) {
          expect([200, 409, 422]).toContain(status);
          if (status === 200) taken += 1;
          if (status === 422) refused += 1;
        }
        expect(await inCycles()).toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
  expect(taken).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(5);
});
