/** Returns the value of a cookie; null if it is missing or empty. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    return value === "" ? null : value;
  }
  return null;
}

/** Formats a line for `document.cookie`: path `/`, SameSite=Lax, and Secure over https. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number, https: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}${https ? "; Secure" : ""}`;
}
