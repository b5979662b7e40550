// Claims of an access token that a client may read. Not verified here: only the server's answer counts.

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Decodes base64url to bytes as characters; enough for claims, which are ASCII. Null if it is not base64url. */
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
 * Returns the seconds from a token's issue to the end of its unused session: the cookie's `Max-Age`. Both instants are
 * the server's, so a wrong local clock does no harm. Null if the token cannot be read.
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
