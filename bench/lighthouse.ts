import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { browserProgram } from "#testing/browser.ts";

/** Scores from 0 to 100 of one page, with Lighthouse's mobile preset. */
export type PageScores = { page: string; performance: number; accessibility: number };

const wanted = ["performance", "accessibility"] as const;
const port = 9333;

async function score(url: string, page: string): Promise<PageScores> {
  const result = await lighthouse(url + page, {
    port,
    onlyCategories: [...wanted],
    disableStorageReset: true,
    logLevel: "error",
    maxWaitForFcp: 60_000,
    maxWaitForLoad: 90_000,
  });
  if (result === undefined) throw new Error(`${page} was not measured.`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${page}: ${runtimeError.message}`);
  const of = (category: (typeof wanted)[number]): number => Math.round((categories[category]?.score ?? 0) * 100);
  return { page, performance: of("performance"), accessibility: of("accessibility") };
}

/** Lets the guard pass: the cookie `token` is all it looks at. */
async function carryToken(url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies([{ name: "token", value: token, url }]);
  await browser.close();
}

/** Scores of the sign-in page, and of home with an access token, of the server at `url`. */
export async function scorePages(url: string, token: string): Promise<PageScores[]> {
  const profile = await mkdtemp(join(tmpdir(), "diwan-lighthouse-"));
  const { executablePath, args } = await browserProgram();
  const own = ["--headless", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(executablePath, [...args, ...own], { stdio: "ignore" });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answers = await fetch(`http://127.0.0.1:${port}/json/version`).then(
        () => true,
        () => false,
      );
      if (answers) break;
      await sleep(100);
    }
    const signIn = await score(url, "/login");
    await carryToken(url, token);
    return [signIn, await score(url, "/")];
  } finally {
    browser.kill("SIGTERM");
    await ended;
    await rm(profile, { recursive: true, force: true });
  }
}
