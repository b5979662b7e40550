import { transaction } from "#platform/database/transaction.ts";
import type { ReachOptions } from "#platform/outbound/reach.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Answer, Caller } from "./signed-in.ts";

export type { Answer, Caller };

/** Reem is in Finance, Faisal has a role of its own. */
const cast = {
  Alia: { role: "administrator" },
  Noura: { role: "contentEditor" },
  Omar: {},
  Reem: {},
  Faisal: {},
} as const;
export type PersonName = keyof typeof cast;

export type TestPublications = TestModules<PersonName> & { finance: string; drivers: string };

/** `outside` is the network that links lead to. Closed by the caller. */
export async function startPublications(outside: ReachOptions = {}): Promise<TestPublications> {
  const modules = await startModules<PersonName>(cast, { outside: { links: outside } });
  const { database, as } = modules;
  const { finance, drivers } = await transaction(database.primary, async (tx) => {
    const named = (en: string) => ({ name_en: en, name_ar: en });
    const department = await tx
      .insertInto("department")
      .values(named("Finance"))
      .returning("id")
      .executeTakeFirstOrThrow();
    const role = await tx.insertInto("role").values(named("Drivers")).returning("id").executeTakeFirstOrThrow();
    await tx
      .insertInto("role_member")
      .values({ role_id: role.id, person_id: as("Faisal").id })
      .execute();
    await tx.updateTable("person").set({ department_id: department.id }).where("id", "=", as("Reem").id).execute();
    return { finance: department.id, drivers: role.id };
  });
  return { ...modules, finance, drivers };
}
