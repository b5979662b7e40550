import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Place, SearchAnswer } from "#modules/search/contract/schemas.ts";
import { startServices, type TestServices } from "#testing/services.ts";

let world: TestServices;
beforeAll(async () => {
  world = await startServices();
});
afterAll(() => world.close());

const search = async (q: string, more = "&kind=service"): Promise<Place[]> => {
  const answer = await world.as("Omar").get(`/search?q=${encodeURIComponent(q)}${more}`);
  return (answer as unknown as SearchAnswer).places;
};
const addresses = (places: readonly Place[]): string[] => places.map(({ address }) => address);

test("a service is found in both languages, also among all results, by users it is offered to", async () => {
  const leave = "/e-services/annualLeave";
  for (const q of ["annual leave", "ANNUAL", "اجازه سنويه", "الإجازة السنوية"]) {
    expect([q, addresses(await search(q)).includes(leave)]).toEqual([q, true]);
    expect([q, addresses(await search(q, "")).includes(leave)]).toEqual([q, true]);
  }
  expect(addresses(await search("annual bicycle"))).toEqual([]);

  const { primary } = world.database;
  await sql`insert into service_role (service_id, role_id)
    select s.id, r.id from service s, role r where s.code = 'annualLeave' and r.key = 'administrator'`.execute(primary);
  const { rows } = await sql`select from service_role`.execute(primary);
  expect(rows.length).toBeGreaterThan(0);
  expect(addresses(await search("annual leave"))).not.toContain(leave);
});
