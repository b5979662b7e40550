import { AsyncLocalStorage } from "node:async_hooks";

/** By what a person did something, where it was not they themselves at a screen. */
export type Origin = { tokenId: string };

const origins = new AsyncLocalStorage<Origin>();

/** Does work whose records say that it was done by a token. */
export const throughToken = <T>(tokenId: string, work: () => Promise<T>): Promise<T> => origins.run({ tokenId }, work);

/** Where what is done at this moment comes from; nothing of what somebody does themselves. */
export const presentOrigin = (): Origin | Record<never, never> => origins.getStore() ?? {};
