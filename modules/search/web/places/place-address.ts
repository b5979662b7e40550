import { countLinkUse } from "../api.ts";

/** Whether an address is one of the portal. */
export const isWithin = (address: string): boolean => address.startsWith("/");

/** Where else a link leads, as far as one wants to know before: the host, or the mailbox. */
export const hostOf = (address: string): string =>
  address.startsWith("mailto:") ? address.slice("mailto:".length) : new URL(address).host;

/** Other places open beside the portal, mail where mail is written. */
export const targetOf = (address: string): { target?: "_blank"; rel?: string } =>
  address.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer" };

/** Counts that a link was followed; should that fail, nobody needs to know. */
export const noteLinkUse = (id: string): void => void countLinkUse({ params: { id } }).catch(() => undefined);
