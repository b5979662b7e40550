import { createLog, type Log } from "#platform/log/log.ts";
import { startModules, type TestModules } from "./modules.ts";
import type { Answer, Caller } from "./signed-in.ts";

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
  /** Creates the notifications of all events so far. */
  notify(): Promise<void>;
  /** Updates the search index with all events so far. */
  makeFound(): Promise<void>;
};

/** Must be closed by the caller. */
export async function startCommunity(log: Log = createLog("silent")): Promise<TestCommunity> {
  const modules = await startModules<PersonName>(cast, { log });
  return {
    ...modules,
    notify: () => modules.consume("notifications"),
    makeFound: () => modules.consume("search"),
  };
}
