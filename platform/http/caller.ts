import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor } from "./actor.ts";

const sessions = new AsyncLocalStorage<string>();

/** Identifies the credential of an actor: the session id, or the kind and id of a token or of a viewing. */
const sessionNameOf = ({ sessionId, token, viewing }: Actor): string =>
  viewing !== undefined ? `viewing.${viewing.id}` : token !== undefined ? `token.${token.id}` : sessionId;

/** Runs a request handler so that everything it signs is bound to the caller's credential. */
export const withCaller = <T>(actor: Actor | null, work: () => Promise<T>): Promise<T> =>
  actor === null ? work() : sessions.run(sessionNameOf(actor), work);

/** Returns the credential of the current request; empty outside of requests and for unauthenticated ones. */
export const currentSession = (): string => sessions.getStore() ?? "";
