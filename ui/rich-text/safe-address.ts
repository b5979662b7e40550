/** No scripts, files or programs. */
const allowed = new Set(["http:", "https:", "mailto:"]);

/** Returns the address of a link if it is allowed, else null: only http, https and mailto, no relative addresses. */
export function safeLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return allowed.has(url.protocol) ? url.href : null;
}

/** Returns the URL of a picture if it is allowed, else null: https or http, or a path on this server. */
export function safePicture(address: string | null): string | null {
  if (address === null) return null;
  if (/^\/(?![/\\])/u.test(address)) return address;
  const url = safeLink(address);
  return url?.startsWith("mailto:") ? null : url;
}
