import { addressOf } from "#client/api.ts";

// Query parameters are plain texts: `comment=12` is the text "12", and no value is JSON unless a page encodes it.

export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (query: Record<string, unknown>): string => addressOf("", { query });
