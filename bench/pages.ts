import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "#testing/cluster.ts";
import { createScratchDatabase } from "#testing/scratch.ts";
import { demonstrationPassword } from "../database/seed/people.ts";
import { buildWebClient } from "../tools/start/build-web-client.ts";
import { startServer } from "./child.ts";
import { loadPage, type PageLoad, type Visitor } from "./lighthouse.ts";
import { median } from "./load.ts";

/** Medians of the loads of a page, and the values that exceed their bounds. */
export type PageMedians = { page: string } & PageLoad & { beyond: string };

/** Section "Budgets" of the design. */
const bounds: Partial<Record<keyof PageLoad, { min?: number; max?: number }>> = {
  performance: { min: 95 },
  accessibility: { min: 100 },
  largestPaint: { max: 2_300 },
  blocking: { max: 150 },
  shift: { max: 0.02 },
  mainThread: { max: 2_500 },
  scripts: { max: 20 },
  styles: { max: 4 },
  calls: { max: 5 },
};

/** Maximum ratio of machine speeds between loads of a page; above it the loads are not comparable. */
const steadiness = 1.1;
/** Loads of a page at most, for each that is counted, until enough of them are comparable. */
const maxTries = 3;

async function call<Data>(url: string, path: string, init?: RequestInit): Promise<Data> {
  const answer = await fetch(`${url}/api${path}`, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

type Signed = { token: string; refreshToken: string; user: { id: string; nameAr: string; nameEn: string } };

const signIn = (url: string): Promise<Signed> =>
  call(url, "/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "employee@diwan.example", password: demonstrationPassword }),
  });

/** Signs in as the demonstration's employee, who reads Arabic; returns cookies and storage with a new token. */
async function employee(url: string): Promise<Visitor> {
  const { token, refreshToken, user } = await signIn(url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { version } = await call<{ version: number }>(url, "/me", { headers });
  // The server's preferences override the browser's: otherwise the page would change its language while loading.
  await call(url, "/me", { method: "PATCH", headers, body: JSON.stringify({ version, locale: "ar", theme: "light" }) });
  return {
    cookies: { token },
    items: {
      refreshToken,
      person: JSON.stringify({ id: user.id, nameAr: user.nameAr, nameEn: user.nameEn }),
      preferences: JSON.stringify({ locale: "ar", theme: "light", calendar: "gregory", digits: "auto" }),
    },
  };
}

const stranger: Visitor = { cookies: {}, items: { preferences: JSON.stringify({ locale: "ar" }) } };

async function topicPath(url: string): Promise<string> {
  const { token } = await signIn(url);
  const headers = { authorization: `Bearer ${token}` };
  const [topic] = await call<{ id: string; category: { id: string } }[]>(url, "/featured-topics", { headers });
  if (topic === undefined) throw new Error("The demonstration features no topic.");
  return `/community/categories/${topic.category.id}/topic/${topic.id}`;
}

function mediansOf(page: string, loads: readonly [PageLoad, ...PageLoad[]]): PageMedians {
  const names = Object.keys(loads[0]) as (keyof PageLoad)[];
  const medians = Object.fromEntries(names.map((name) => [name, median(loads.map((load) => load[name]))]));
  const found = medians as PageLoad;
  const beyond = names.filter((name) => {
    const { min = -Infinity, max = Infinity } = bounds[name] ?? {};
    return found[name] < min || found[name] > max;
  });
  return {
    page,
    ...found,
    beyond: [...(isSteady(loads) ? [] : ["void: the machine was not steady"]), ...beyond].join(", "),
  };
}

function isSteady(loads: readonly PageLoad[]): boolean {
  const indexes = loads.map(({ benchmarkIndex }) => benchmarkIndex);
  return Math.max(...indexes) <= Math.min(...indexes) * steadiness;
}

/** Loads a page until `rounds` loads were made at comparable speeds of the machine; without them, returns the fastest. */
async function loadSteadily(load: () => Promise<PageLoad>, rounds: number): Promise<[PageLoad, ...PageLoad[]]> {
  const loads: PageLoad[] = [];
  let chosen: PageLoad[] = [];
  while (loads.length < rounds || (!isSteady(chosen) && loads.length < rounds * maxTries)) {
    loads.push(await load());
    const fastest = loads.toSorted((one, other) => other.benchmarkIndex - one.benchmarkIndex);
    const starts = fastest
      .map((_, from) => fastest.slice(from, from + rounds))
      .filter(({ length }) => length === rounds);
    chosen = starts.find(isSteady) ?? fastest.slice(0, rounds);
  }
  return chosen as [PageLoad, ...PageLoad[]];
}

async function measureOn(url: string, rounds: number): Promise<PageMedians[]> {
  const inside = ["/", "/community/categories/1", await topicPath(url), "/attendance"];
  const services = ["/e-services", "/work-list", "/directory"];
  const found: PageMedians[] = [];
  for (const page of ["/login", ...inside, ...services]) {
    // Once a page: a sign-in for each load would exceed the limit, and the token outlives the loads.
    const visitor = page === "/login" ? stranger : await employee(url);
    const load = (): Promise<PageLoad> => loadPage(url, page, visitor);
    const medians = mediansOf(page, await loadSteadily(load, rounds));
    // Progress: the whole run takes many minutes.
    console.log(`${page}: ${medians.performance}, largest paint ${medians.largestPaint} ms, ${medians.calls} calls`);
    found.push(medians);
  }
  return found;
}

/** Runs Lighthouse on the pages with budgets, in a new demonstration of these sources; medians of `rounds` loads. */
export async function measurePages(rounds: number): Promise<PageMedians[]> {
  await buildWebClient(join(import.meta.dirname, ".."), () => {});
  await using cluster = await startCluster();
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-pages-"));
  const { url: database } = await createScratchDatabase(cluster.url);
  const environment = { DATABASE_URL: database, DATA_DIR: directory.path, DEMO: "1", HOST: "127.0.0.1" };
  await using server = await startServer(environment);
  return await measureOn(server.url, rounds);
}
