import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "./actor.ts";

const sessions = new AsyncLocalStorage<string>();

/** The name of what lets an actor in: a session by its id, a token or a viewing of another's portal with its kind. */
const sessionNameOf = ({ sessionId, token, viewing }: Actor): string =>
  viewing !== undefined ? `viewing.${viewing.id}` : token !== undefined ? `token.${token.id}` : sessionId;

/** Runs the handler of a request, so that everything it signs is bound to what lets its caller in. */
export const callingAs = <T>(actor: Actor | null, work: () => Promise<T>): Promise<T> =>
  actor === null ? work() : sessions.run(sessionNameOf(actor), work);

/** Of the request that is being handled; empty outside of requests and for strangers. */
export const presentSession = (): string => sessions.getStore() ?? "";
