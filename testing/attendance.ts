import { transaction } from "#platform/database/transaction.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Answer, Caller } from "./signed-in.ts";

export type { Answer, Caller };

const cast = {
  Alia: { role: "administrator" },
  Salem: { role: "attendanceOfficer" },
  Mona: { role: "attendanceOfficer" },
  Omar: {},
  Reem: {},
  Faisal: {},
} as const;
export type PersonName = keyof typeof cast;

export type TestAttendance = TestModules<PersonName> & {
  /** Creates a role without permissions, with members and their optional dates; returns its id. */
  gather(nameEn: string, members: readonly { id: string; from?: string; to?: string }[]): Promise<string>;
  /** Updates the search index of people. */
  makeFound(): Promise<void>;
};

/** Must be closed by the caller. */
export async function startAttendance(): Promise<TestAttendance> {
  const modules = await startModules<PersonName>(cast);
  const { database } = modules;
  return {
    ...modules,
    gather: (nameEn, members) =>
      transaction(database.primary, async (tx) => {
        const role = await tx
          .insertInto("role")
          .values({ name_en: nameEn, name_ar: nameEn })
          .returning("id")
          .executeTakeFirstOrThrow();
        const rows = members.map(({ id, from, to }) => ({
          role_id: role.id,
          person_id: id,
          valid: `[${from ?? ""},${to ?? ""}]`,
        }));
        if (rows.length > 0) await tx.insertInto("role_member").values(rows).execute();
        return role.id;
      }),
    async makeFound() {
      await modules.consume("search");
      await modules.run("search.fill");
    },
  };
}
