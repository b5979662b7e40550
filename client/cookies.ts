/** The value of a cookie, or null when there is none or it is empty. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    return value === "" ? null : value;
  }
  return null;
}

/** One line for `document.cookie`: for the whole site, not sent along from other sites, on https only over https. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number, https: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}${https ? "; Secure" : ""}`;
}
