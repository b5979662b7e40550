import { readFileSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import chromium from "@sparticuz/chromium";
import { chromium as launcher, type Browser } from "playwright-core";

const manifest = join(import.meta.dirname, "../node_modules/@sparticuz/chromium/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/**
 * Unpacks the browser's npm package and returns how to start it. The package unpacks into the temporary directory and
 * reuses existing files, so each version has a directory of its own.
 */
export async function browserProgram(): Promise<{ executablePath: string; args: string[] }> {
  const directory = join(tmpdir(), `diwan-chromium-${version}-${process.getuid?.() ?? 0}`);
  await mkdir(directory, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = directory;
  try {
    return { executablePath: await chromium.executablePath(), args };
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

/** Bytes of shared memory that three concurrent browsers never fill. */
const enoughSharedMemory = 1024 ** 3;

/** Returns whether browsers can use shared memory; with files in /tmp instead they take a tenth longer. */
async function hasSharedMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs("/dev/shm").catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughSharedMemory;
}

/** Launches a headless browser, closed by the caller. An ASCII locale would lose Arabic file names. */
export const launchBrowser = async (): Promise<Browser> =>
  launcher.launch({
    ...(await browserProgram()),
    headless: true,
    ignoreDefaultArgs: (await hasSharedMemory()) ? ["--disable-dev-shm-usage"] : [],
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
