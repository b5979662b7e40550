/** Content-security-policy sources of server-rendered pages: their inline scripts and styles by hash. */
export type PageHashes = { scripts: string[]; styles?: string[] };

const listed = (hashes: readonly string[] = []): string => hashes.map((hash) => ` '${hash}'`).join("");

/**
 * Returns the headers of every answer. Scripts and styles only from here or by hash; no frames, plugins and foreign
 * form targets; pictures also from `imageOrigins`.
 */
export function securityHeaders(
  hashes: PageHashes,
  https: boolean,
  imageOrigins: readonly string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self'${listed(hashes.scripts)}`,
    `style-src 'self'${listed(hashes.styles)}`,
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** Policy of answers that are data: opened in a browser, they load, run and submit nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
