// What a client may read in its access token. It is not checked here: only the server's answer counts.

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Decodes base64url to bytes as characters; enough for claims, which are ASCII. Null when it is not base64url. */
function decode(text: string): string | null {
  let decoded = "";
  let bits = 0;
  let held = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    decoded += String.fromCharCode((held >> bits) & 0xff);
  }
  return decoded;
}

/**
 * Seconds from its issue until the session behind an access token is over unless it is used: the cookie's `Max-Age`.
 * Both instants are the server's, so a wrong clock here does no harm. Null when the token cannot be read.
 */
export function sessionSeconds(accessToken: string): number | null {
  const payload = decode(accessToken.split(".")[1] ?? "");
  if (payload === null) return null;
  try {
    const { iat, sxp } = JSON.parse(payload) as { iat?: unknown; sxp?: unknown };
    return typeof iat === "number" && typeof sxp === "number" && sxp > iat ? Math.floor(sxp - iat) : null;
  } catch {
    return null;
  }
}
