import { AsyncLocalStorage } from "node:async_hooks";

/** Identifies the program that acts for a person. */
export type Origin = { tokenId: string };

const origins = new AsyncLocalStorage<Origin>();

/** Runs work whose audit records name the token. */
export const withTokenOrigin = <T>(tokenId: string, work: () => Promise<T>) => origins.run({ tokenId }, work);

/** Returns the origin of the current work; empty for the person's own actions. */
export const currentOrigin = (): Origin | Record<never, never> => origins.getStore() ?? {};
