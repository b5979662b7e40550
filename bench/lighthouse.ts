import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browserProgram } from "#testing/browser.ts";

/** One load of a page with Lighthouse's mobile preset: scores from 0 to 100, times in ms, transferred sizes in kB. */
export type PageLoad = {
  performance: number;
  accessibility: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  mainThread: number;
  scripts: number;
  styles: number;
  kilobytes: number;
  /** API calls without the event stream. */
  calls: number;
  /** Speed of the machine during the load, as measured by Lighthouse. */
  benchmarkIndex: number;
};

/** A user's browser storage: cookies and local storage, by name. */
export type Visitor = { cookies: Record<string, string>; items: Record<string, string> };

const port = 9333;

type Breakdown = { items?: { type?: string; snippet?: string; boundingRect?: { width: number; height: number } }[] };
type Request = { resourceType?: string; transferSize?: number; url: string };

async function measure(url: string): Promise<PageLoad> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance", "accessibility"],
    disableStorageReset: true,
    logLevel: "error",
    maxWaitForFcp: 60_000,
    maxWaitForLoad: 90_000,
  });
  if (result === undefined) throw new Error(`${url} was not measured.`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const requests = (audits["network-requests"]?.details as { items?: Request[] } | undefined)?.items ?? [];
  const count = (type: string): number => requests.filter(({ resourceType }) => resourceType === type).length;
  const parts = (audits["lcp-breakdown-insight"]?.details as Breakdown | undefined)?.items ?? [];
  const largest = parts.find(({ type }) => type === "node");
  const { width = 0, height = 0 } = largest?.boundingRect ?? {};
  console.log(`  the largest is ${width} × ${height} px: ${largest?.snippet?.slice(0, 120) ?? "not known"}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories["performance"]?.score ?? 0) * 100),
    accessibility: Math.round((categories["accessibility"]?.score ?? 0) * 100),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    shift: Number(value("cumulative-layout-shift").toFixed(3)),
    mainThread: Math.round(value("mainthread-work-breakdown")),
    scripts: count("Script"),
    styles: count("Stylesheet"),
    kilobytes: Math.round(requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000),
    calls: requests.filter((request) => request.resourceType === "Fetch" && !request.url.endsWith("/api/events"))
      .length,
    benchmarkIndex: environment.benchmarkIndex,
  };
}

/** Writes the visitor's storage, on a static file of the server that loads nothing else. */
async function prepare(url: string, { cookies, items }: Visitor): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no context.");
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((stored) => Object.assign(localStorage, stored), items);
  await page.close();
  await browser.close();
}

/** Loads a page once in a new browser with an empty cache. */
export async function loadPage(url: string, path: string, visitor: Visitor): Promise<PageLoad> {
  const profile = await mkdtemp(join(tmpdir(), "diwan-lighthouse-"));
  const { executablePath, args } = await browserProgram();
  const own = ["--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(executablePath, [...args, ...own], { stdio: "ignore" });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const answer = () => fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
  try {
    for (let attempt = 0; attempt < 100 && (await answer()) === null; attempt += 1) await sleep(100);
    await prepare(url, visitor);
    return await measure(url + path);
  } finally {
    browser.kill("SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
