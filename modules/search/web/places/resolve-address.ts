import { countLinkUse } from "../api.ts";

export const isWithin = (address: string): boolean => address.startsWith("/");

/** Returns the displayed target of a link: the host or the mailbox. */
export const hostOf = (address: string): string =>
  address.startsWith("mailto:") ? address.slice("mailto:".length) : new URL(address).host;

/** Other sites open in a new tab, mail in the mail application. */
export const targetOf = (address: string): { target?: "_blank"; rel?: string } =>
  address.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer" };

/** Counts the use of a link; errors are ignored. */
export const noteLinkUse = (id: string): void => void countLinkUse({ params: { id } }).catch(() => undefined);
