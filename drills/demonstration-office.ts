import { demonstrationAccounts, demonstrationPassword } from "../database/seed/people.ts";

/** A list or fact that a screen reads, and the account that reads it, by its place. */
export type Read = { path: string; reader: number };

type Described = { parameters: { required?: boolean }[]; responses: Record<string, { content?: object }> };
type Description = { paths: Record<string, Record<string, Described>> };

const isRead = ({ parameters, responses }: Described): boolean =>
  parameters.every(({ required }) => required !== true) && responses["200"]?.content !== undefined;

/** Longest answer, in milliseconds, that is still read again and again; exports take longer. */
const longest = 2_000;

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demonstrationPassword }),
  });
  if (!response.ok) throw new Error(`${email} was not signed in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Signs in the demonstration's accounts, from the administrator to an employee. */
export async function signInAll(url: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const { email } of demonstrationAccounts) tokens.push(await signIn(url, email));
  return tokens;
}

/** Returns the addresses that an installation describes and answers at once, for each of these sessions. */
export async function findReads(url: string, tokens: readonly string[]): Promise<Read[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
  const found: Read[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (get === undefined || path.includes("{") || !isRead(get)) continue;
    for (const [reader, token] of tokens.entries()) {
      const start = performance.now();
      const response = await fetch(`${url}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(longest),
      }).catch(() => null);
      const type = response?.headers.get("content-type") ?? "";
      if (response?.status !== 200 || !type.includes("json")) {
        await response?.body?.cancel();
        continue;
      }
      await response.arrayBuffer();
      if (performance.now() - start < longest) found.push({ path: `/api${path}`, reader });
    }
  }
  return found;
}

/** Writes a topic; returns its id. */
export async function writeTopic(url: string, token: string, titleEn = "A drill"): Promise<string> {
  const response = await fetch(`${url}/api/topics`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ categoryId: "2", titleEn, contentEn: "Nothing of it may be lost." }),
  });
  if (!response.ok) throw new Error(`The topic was not written: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id;
}
