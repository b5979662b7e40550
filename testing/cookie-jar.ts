/** An HTTP client that stores cookies by host and path, and can follow redirects. */
export type CookieJar = {
  /** Sends one request without following redirects. */
  open(address: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects until `isThere` accepts an address; returns that address, unopened. */
  follow(address: string, isThere: (url: URL) => boolean): Promise<URL>;
  /** Returns cookie values by name. */
  cookies(): Record<string, string>;
};

type Cookie = { host: string; path: string; name: string; value: string };

const maxRequests = 12;

export function createCookieJar(): CookieJar {
  const stored = new Map<string, Cookie>();

  function keep({ hostname }: URL, line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const at = pair.indexOf("=");
    const find = (name: string): string | undefined =>
      attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const cookie = { host: hostname, path: find("path") ?? "/", name: pair.slice(0, at), value: pair.slice(at + 1) };
    const key = `${cookie.host} ${cookie.path} ${cookie.name}`;
    const isOver = find("max-age") === "0" || Date.parse(find("expires") ?? "") < Date.now();
    if (isOver) stored.delete(key);
    else stored.set(key, cookie);
  }
  const sentTo = ({ hostname, pathname }: URL): string =>
    [...stored.values()]
      .filter(
        ({ host, path }) => host === hostname && `${pathname}/`.startsWith(path.endsWith("/") ? path : `${path}/`),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");

  async function open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookie = sentTo(url);
    if (cookie !== "") headers.set("cookie", cookie);
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(url, line);
    return response;
  }

  return {
    open,
    async follow(address, isThere) {
      let url = new URL(address);
      for (let step = 0; step < maxRequests && !isThere(url); step += 1) {
        const response = await open(url.href);
        const location = response.headers.get("location");
        if (location === null) throw new Error(`${url.href} answered ${response.status} and leads nowhere.`);
        url = new URL(location, url);
      }
      return url;
    },
    cookies: () => Object.fromEntries([...stored.values()].map(({ name, value }) => [name, value])),
  };
}
