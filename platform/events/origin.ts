import { AsyncLocalStorage } from "node:async_hooks";

/** The program that acts for a person, and the departments and locations within which they act. */
export type Origin = {
  tokenId?: string;
  within?: { departments: readonly string[]; locations: readonly string[] };
};

const origins = new AsyncLocalStorage<Origin>();

/** Runs work whose audit records name its origin. */
export const withOrigin = <T>(origin: Origin, work: () => Promise<T>) => origins.run(origin, work);

/** Returns the origin of the current work; empty for the person's own actions for the whole organisation. */
export const currentOrigin = (): Origin => origins.getStore() ?? {};
