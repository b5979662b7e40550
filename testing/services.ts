import { setAccountStatus } from "#modules/identity/server/index.ts";
import { transaction } from "#platform/database/transaction.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Caller } from "./signed-in.ts";

/** The people of the tests of services: who manages whom, and what they hold. */
const cast = {
  Alia: { role: "administrator" },
  Dana: {},
  Majed: { manager: "Dana" },
  Salem: { role: "attendanceOfficer" },
  Omar: { manager: "Majed" },
  Reem: { manager: "Majed" },
} as const;
export type PersonName = keyof typeof cast;

export type TestServices = TestModules<PersonName> & {
  /** Deactivates an account, as an officer would; not properly: what waits for them is not passed on. */
  dismiss(personId: string, isProper?: boolean): Promise<void>;
};

/** The version of a request that somebody looks at, as decisions name it. */
export const versionOf = async (by: Caller, id: string): Promise<number> =>
  (await by.get<{ version: number }>(`/requests/${id}`)).data.version;

/** Closed by the caller. */
export async function startServices(): Promise<TestServices> {
  const modules = await startModules<PersonName>(cast);
  return {
    ...modules,
    dismiss: (personId, isProper = true) =>
      transaction(modules.database.primary, async (tx) => {
        await setAccountStatus(tx, personId, "disabled", { actorId: null, requestId: null });
        if (isProper) await modules.services.passOn(tx, personId);
      }),
  };
}
