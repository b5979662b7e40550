/** Returns the value of a cookie; null if it is missing or empty. */
export const readCookie = (name: string, cookies: string = document.cookie): string | null =>
  new RegExp(`(?:^|;)\\s*${name}=([^;]*[^;\\s])`).exec(cookies)?.[1] ?? null;

/** Formats a line for `document.cookie`: path `/`, SameSite=Lax, and Secure over https. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number, https: boolean): string {
  return `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}${https ? "; Secure" : ""}`;
}
