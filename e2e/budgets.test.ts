import { stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { shellIsKept } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
afterEach(() => world.server.moveClock(0));

const locale = "ar";

/** Width of the phone on which pages are measured. */
const phone = 412;

/** Resources loaded until the page is idle: numbers of files, kB of script as transferred, API calls. */
type Load = { scripts: number; styles: number; kilobytes: number; calls: string[] };

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Layout shifts with the moved elements, and the element of the largest text: empty for the first HTML. */
type Paints = { shift: number; moved: string[]; largest: string };

/** Runs in the page before its own scripts. */
function recordPaints(): void {
  const paints: Paints = { shift: 0, moved: [], largest: "" };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      // Where few lines are above it, a picture shows its upper edge at the bottom of the screen: that is no text.
      const isPicture = element instanceof HTMLImageElement;
      if (isPicture && element.getBoundingClientRect().top > innerHeight * 0.8) continue;
      // The application repeats the date of the first HTML as its subtitle.
      const isFirst = element === null || /\bfirst-|subtitle/.test(element.className);
      paints.largest = isFirst ? "" : `${element.tagName} ${element.className} ${element.textContent}`;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const nodes = sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.className}` : ""));
      paints.shift += value;
      paints.moved.push(`${value.toFixed(4)} ${nodes.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function load({ page }: Visit, address: string): Promise<Load> {
  const calls: string[] = [];
  let count = 0;
  page.on("request", (request) => {
    count += 1;
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() !== "fetch" || !pathname.startsWith("/api/") || pathname === "/api/events") return;
    calls.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto(address);
  await page.locator(headingOf(address)).first().waitFor();
  let seen = 0;
  const isQuiet = (): boolean => {
    const before = seen;
    seen = count;
    return before === count;
  };
  await expect.poll(isQuiet, { interval: 1_000 }).toBe(true);
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, size: encodedBodySize };
    }),
  );
  const scripts = files.filter(({ path }) => path.endsWith(".js"));
  return {
    scripts: scripts.length,
    styles: files.filter(({ path }) => path.endsWith(".css")).length,
    kilobytes: scripts.reduce((sum, { size }) => sum + size, 0) / 1_000,
    calls: calls.toSorted(),
  };
}

/** Returns what is painted while a page loads. */
async function watchPaints({ page, settled }: Visit, address: string): Promise<Paints> {
  // Measured at the second load: at the first, the font fallback moves lines by an amount that depends on the device.
  await page.addInitScript(recordPaints);
  await page.reload();
  await page.locator(headingOf(address)).first().waitFor();
  await settled();
  return page.evaluate(() => (globalThis as unknown as { paints: Paints }).paints);
}

type Measure = "scripts" | "styles" | "kilobytes" | "calls" | "shift";
const measures: readonly Measure[] = ["scripts", "styles", "kilobytes", "calls", "shift"];

/** Section "Budgets" of the design. */
const bounds: Readonly<Record<Measure, number>> = { scripts: 20, styles: 4, kilobytes: 230, calls: 5, shift: 0.02 };
const boundsOfSignIn = { ...bounds, kilobytes: 140 };
/** For pages with an editor or a form with dates. */
const boundsOfWriting = { ...bounds, kilobytes: 360 };

const topic = "/community/categories/4/topic/1";
/** On a phone, a topic that is opened by its address has no page behind its dialog. */
const headingOf = (address: string): string => (address === topic ? "[role=dialog] h2" : "h1");
const inside = ["/", "/community/categories/1", topic, "/attendance", "/e-services", "/work-list", "/directory"];
const others = ["/notifications", "/user-profile", "/user-profile/details"];
const writing = [topic, "/user-profile/details"];

function boundsOf(address: string): Readonly<Record<Measure, number>> {
  if (address === "/login") return boundsOfSignIn;
  return writing.includes(address) ? boundsOfWriting : bounds;
}

/** Returns the addresses that a call reads: its own, or those of a batch's parts. */
function readsIn(call: string): string[] {
  const [, address = ""] = call.split(" ");
  const { pathname, searchParams } = new URL(address, "http://diwan");
  return pathname === "/api/batch" ? searchParams.getAll("get") : [address.replace("/api", "")];
}

function valueOf(found: Load & { shift: number }, measure: Measure): number {
  if (measure === "calls") return found.calls.length;
  return measure === "shift" ? found.shift : Math.ceil(found[measure]);
}

test.each(["/login", ...inside, ...others])("%s stays within its bounds until it is idle", async (address) => {
  const isSignIn = address === "/login";
  const options = { locale, phone } as const;
  const visit = isSignIn ? await world.visit(options) : await world.as("employee@diwan.example", options);
  const found = { ...(await load(visit, address)), ...(await watchPaints(visit, address)) };
  const faults = measures.flatMap((measure) => {
    const value = valueOf(found, measure);
    const bound = boundsOf(address)[measure];
    return value > bound ? [`${measure}: ${value} instead of at most ${bound}`] : [];
  });
  expect(faults, [...found.calls, ...found.moved].join("\n")).toEqual([]);
  const reads = found.calls.flatMap(readsIn);
  expect(reads.toSorted(), "each read once").toEqual([...new Set(reads)].toSorted());
});

/** Returns the milliseconds until that weekday (0 is Sunday) and hour in the company's time zone. */
function untilLocal(weekday: number, hour: number): number {
  const riyadh = 3 * 3_600_000;
  const local = new Date(Date.now() + riyadh);
  const days = (weekday - local.getUTCDay() + 7) % 7 || 7;
  const then = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hour);
  return then - local.getTime();
}

test.each([
  ["before work", 3, 7],
  ["during work", 3, 10],
  ["after work", 3, 22],
  ["on a day off", 5, 12],
])(
  "%s home and attendance move as little, and their largest text is that of the first HTML",
  async (_, weekday, hour) => {
    world.server.moveClock(untilLocal(weekday, hour));
    for (const address of ["/", "/attendance"]) {
      const visit = await world.as("employee@diwan.example", { locale, phone });
      await load(visit, address);
      const { shift, moved, largest } = await watchPaints(visit, address);
      expect(shift, `${address}\n${moved.join("\n")}`).toBeLessThanOrEqual(bounds.shift);
      expect(largest, address).toBe("");
    }
  },
);

test("the reads that a page sends before its scripts are those that the scripts need", async () => {
  for (const address of [...inside, "/notifications"]) {
    const visit = await world.as("employee@diwan.example", { locale, phone });
    // Discards the early responses, so that the scripts request again what they need.
    await visit.page.addInitScript(() => {
      Object.defineProperty(globalThis, "earlyReads", { get: () => undefined, set: () => {} });
    });
    const { calls } = await load(visit, address);
    const reads = calls.flatMap(readsIn);
    const once = reads.filter((read) => reads.indexOf(read) === reads.lastIndexOf(read));
    const [early = []] = calls.map(readsIn).filter((parts) => parts.includes("/instance"));
    expect(early.length, address).toBeGreaterThan(4);
    expect(
      early.filter((read) => once.includes(read)),
      address,
    ).toEqual([]);
    await visit.page.close();
  }
});

/** Returns the text of a page that is visible before any script has loaded. */
const firstWords = (): string =>
  [...document.querySelectorAll<HTMLElement>(".first-words, .first-date, .first-form p")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.innerText.trim())
    .join("\n");

test.each(["/login", ...inside])("%s shows its first text without any script", async (address) => {
  const options = { locale, phone } as const;
  const visit = address === "/login" ? await world.visit(options) : await world.as("employee@diwan.example", options);
  await visit.context.route(/\.js$/, (route) => route.abort());
  const stored = { locale, theme: "light" };
  await visit.page.addInitScript((text) => localStorage.setItem("preferences", text), JSON.stringify(stored));
  await visit.page.goto(address);
  await expect.poll(() => visit.page.evaluate(firstWords)).toMatch(/[\u0621-\u064a]{3}/);
  expect(await visit.page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    "ar",
    "rtl",
  ]);
});

const built = join(import.meta.dirname, "../dist/web");

/** Returns the transferred bytes of a client file. */
const transferred = (path: string): Promise<number> =>
  stat(join(built, `${path}.br`)).then(
    ({ size }) => size,
    async () => (await stat(join(built, path))).size,
  );

test("a first visit stores at most 400 kB in the browser, and further files are stored when used", async () => {
  const { page, settled } = await world.as("employee@diwan.example", { locale, phone, serviceWorker: true });
  await page.goto("/");
  await shellIsKept(page);
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  const first = await kept();
  expect(first).toContain("/index.html");
  const sizes = await Promise.all(first.map(transferred));
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1_000).toBeLessThanOrEqual(400);
  await page.goto("/e-services");
  await settled();
  await expect.poll(async () => (await kept()).filter((path) => !first.includes(path)).join(" ")).toMatch(/services-/);
});
