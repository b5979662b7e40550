import { createLog, type Log } from "#platform/log/log.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Answer, Caller } from "./signed-in.ts";

/** The people of the community's tests. */
const cast = {
  Alia: { role: "administrator" },
  Huda: { role: "moderator" },
  Noura: { role: "contentEditor" },
  Omar: {},
  Reem: {},
  Faisal: {},
} as const;
export type PersonName = keyof typeof cast;

export { refusal } from "./signed-in.ts";
export type { Answer, Caller };

export type TestCommunity = TestModules<PersonName> & {
  /** Lets notifications be made of all that has happened so far. */
  notify(): Promise<void>;
  /** Lets what has happened so far be found. */
  makeFound(): Promise<void>;
};

/** Closed by the caller. */
export async function startCommunity(log: Log = createLog("silent")): Promise<TestCommunity> {
  const modules = await startModules<PersonName>(cast, { log });
  return {
    ...modules,
    notify: () => modules.consume("notifications"),
    makeFound: () => modules.consume("search"),
  };
}
