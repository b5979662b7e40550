import { setAccountStatus } from "#modules/identity/server/index.ts";
import { transaction } from "#platform/database/transaction.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Caller } from "./signed-in.ts";

/** The people of services' tests: managers and roles. */
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
  /** Deactivates an account like an officer; without `isProper` pending steps are not handed over. */
  dismiss(personId: string, isProper?: boolean): Promise<void>;
};

/** Returns the current version of a request, which decisions must name. */
export const versionOf = async (by: Caller, id: string): Promise<number> =>
  (await by.get<{ version: number }>(`/requests/${id}`)).data.version;

/** Must be closed by the caller. */
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
