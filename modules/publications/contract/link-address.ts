import type { Verdict } from "#shared/validators.ts";

export const longestAddress = 2000;
const mail = /^mailto:[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/i;
// No user name or password: text before an @ could be mistaken for the host.
const web = /^https:\/\/(?:[\p{L}\p{M}\p{N}.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/**
 * Returns whether a text is an https address without user name and password, or a mail address. No other scheme may
 * become a link, especially no script.
 */
export const isLinkAddress = (text: string): boolean =>
  text.length <= longestAddress && (web.test(text) || mail.test(text));

/** Form validator. Empty passes. */
export const linkAddress = (value: unknown): Verdict =>
  typeof value !== "string" || value.trim() === "" || isLinkAddress(value.trim()) ? null : { key: "linkAddress" };
