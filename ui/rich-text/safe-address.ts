const allowed = new Set(["http:", "https:", "mailto:"]);

/** The address of a link as it may be followed, or null: only http, https and mailto, nothing relative. */
export function safeLink(address: string | null): string | null {
  if (address === null) return null;
  try {
    const url = new URL(address);
    return allowed.has(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** The address of a picture as it may be shown, or null: https or http, or a path on this server. */
export function safePicture(address: string | null): string | null {
  if (address === null) return null;
  if (/^\/(?![/\\])/u.test(address)) return address;
  const url = safeLink(address);
  return url?.startsWith("mailto:") ? null : url;
}
