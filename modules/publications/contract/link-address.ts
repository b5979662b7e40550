import type { Verdict } from "#shared/validators.ts";

export const longestAddress = 2000;
const mail = /^mailto:[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/i;
// Nobody's name and password stand in it: what comes before an @ would pass for the place one is led to.
const web = /^https:\/\/(?:[\p{L}\p{M}\p{N}.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/**
 * Whether people can be led there: a web address by https without a name and password in it, or a mail address. Nothing
 * else may ever become the address of a link, least of all a script.
 */
export const isLinkAddress = (text: string): boolean =>
  text.length <= longestAddress && (web.test(text) || mail.test(text));

/** The check as forms ask it. Empty passes. */
export const linkAddress = (value: unknown): Verdict =>
  typeof value !== "string" || value.trim() === "" || isLinkAddress(value.trim()) ? null : { key: "linkAddress" };
