import { cp, mkdir, mkdtemp, copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { createScratchDatabase } from "#testing/scratch.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { withBrowser } from "#testing/with-browser.ts";
import { watchForTrouble } from "./trouble.ts";
import { wordsIn, type Words } from "./words.ts";

const evidence = join(import.meta.dirname, "../.cache/e2e");
/** Milliseconds; the machine may be busy with other tests. */
const timeoutMs = 60_000;

export type VisitOptions = {
  locale?: Locale;
  theme?: "light" | "dark";
  /** A phone of 390 by 844, or of another width. */
  phone?: boolean | number;
  /** Enables the service worker, as in production; off by default for speed. */
  serviceWorker?: boolean;
  /** Errors that are expected. */
  tolerates?: RegExp;
  context?: BrowserContextOptions;
};

/** A user with a browser of their own. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  /** The interface's texts in their language. */
  t: Words;
  /** Finds the field whose label begins with the text. */
  field(label: string): Locator;
  button(name: string): Locator;
  /** Resolves when all requests have completed and nothing on the page is loading. */
  settled(): Promise<void>;
};

/** A user who calls the API without a browser. */
export type Caller = {
  id: string;
  call<Data>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object): Promise<Data>;
};

export type World = {
  server: TestServer;
  /** Opens a first visit without sign-in; `locale` is chosen by the language switch (`steps.ts`). */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Opens a browser in which a person of the company, by e-mail address, is already signed in. */
  as(email: string, options?: VisitOptions): Promise<Visit>;
  /** Returns the API client of a person. */
  calls(email: string): Promise<Caller>;
};

type Tokens = Awaited<ReturnType<TestServer["startSession"]>>;
type SignedIn = { person: { id: string; nameAr: string | null; nameEn: string | null }; tokens: Tokens };

export type WorldOptions = { environment?: Record<string, string>; settings?: Record<string, unknown> };

async function startSeeded({ environment = {}, settings = {} }: WorldOptions): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "diwan-world-"));
  const isDemonstration = environment["DEMO"] !== "0";
  const template = isDemonstration ? inject("demonstrationName") : inject("templateName");
  const scratch = await createScratchDatabase(inject("clusterUrl"), template);
  if (isDemonstration) {
    await cp(join(inject("demonstrationFiles"), "files"), join(dataDirectory, "files"), { recursive: true });
  }
  return startTestServer({ scratch, dataDirectory, environment: { DEMO: "1", ...environment }, settings });
}

/**
 * Starts a server with the demonstration company (none with `DEMO: "0"`) for the tests of a file, and the worker's
 * browser. All visits end after each test; a test fails when one of them had errors, and saves screenshots and the
 * server's log.
 */
export function useWorld(options: WorldOptions = {}): World {
  let server: TestServer | null = null;
  let browser: Browser | null = null;
  let visits: { visit: Visit; troubles: string[]; tolerates: RegExp | undefined }[] = [];

  withBrowser.beforeAll(async ({ connectBrowser }) => {
    [server, browser] = await Promise.all([startSeeded(options), connectBrowser()]);
  });
  afterAll(() => server?.close());
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    const troubles = ended.flatMap((each) => each.troubles.filter((trouble) => each.tolerates?.test(trouble) !== true));
    if (task.result?.state === "fail" || troubles.length > 0) await keepEvidence(task.fullTestName, ended);
    await Promise.all(ended.map(({ visit }) => visit.context.close()));
    expect(troubles).toEqual([]);
  });

  async function keepEvidence(test: string, ended: typeof visits): Promise<void> {
    await mkdir(evidence, { recursive: true });
    const name = test.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
    for (const [index, { visit }] of ended.entries()) {
      await visit.page.screenshot({ path: join(evidence, `${name}-${index + 1}.png`) }).catch(() => {});
    }
    if (server !== null) await copyFile(join(server.dataDirectory, "log"), join(evidence, `${name}.log`));
  }

  const running = (): TestServer => {
    if (server === null) throw new Error("The world begins with the first test.");
    return server;
  };

  async function enter(options: VisitOptions, signedIn: SignedIn | null): Promise<Visit> {
    if (browser === null) throw new Error("The world begins with the first test.");
    const { url } = running();
    const { locale = "en", theme = "light", phone = false, serviceWorker = false } = options;
    const width = phone === true ? 390 : phone;
    const stored =
      signedIn === null
        ? {}
        : {
            preferences: JSON.stringify({ locale, theme, calendar: "gregory", digits: "auto" }),
            refreshToken: signedIn.tokens.refreshToken,
            person: JSON.stringify(signedIn.person),
          };
    const context = await browser.newContext({
      baseURL: url,
      viewport: width === false ? { width: 1280, height: 900 } : { width, height: 844 },
      serviceWorkers: serviceWorker ? "allow" : "block",
      reducedMotion: "reduce",
      colorScheme: theme,
      ...(width === false ? {} : { hasTouch: true }),
      storageState: {
        cookies: signedIn === null ? [] : [cookieOf(url, signedIn.tokens.token)],
        origins: [{ origin: url, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
      },
      ...options.context,
    });
    context.setDefaultTimeout(timeoutMs);
    const troubles: string[] = [];
    const pending = new Set<Request>();
    context.on("request", (request) => void (request.url().endsWith("/api/events") || pending.add(request)));
    context.on("requestfinished", (request) => pending.delete(request));
    context.on("requestfailed", (request) => pending.delete(request));
    await watchForTrouble(context, url, troubles);
    const page = await context.newPage();
    const visit: Visit = {
      page,
      context,
      locale,
      t: wordsIn(locale),
      field: (label) => page.locator("input, textarea").and(page.getByLabel(beginningWith(label))),
      button: (name) => page.getByRole("button", { name, exact: true }),
      settled: () =>
        expect
          .poll(async () => pending.size === 0 && (await page.evaluate(isComplete)) && pending.size === 0)
          .toBe(true),
    };
    visits.push({ visit, troubles, tolerates: options.tolerates });
    return visit;
  }

  const personOf = (email: string): Promise<SignedIn["person"]> =>
    running()
      .database.primary.selectFrom("account")
      .innerJoin("person", "person.id", "account.person_id")
      .select(["person.id", "person.name_ar as nameAr", "person.name_en as nameEn"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();

  return {
    get server() {
      return running();
    },
    visit: (options = {}) => enter(options, null),
    async as(email, options = {}) {
      const { database, startSession } = running();
      const person = await personOf(email);
      const { locale = "en", theme = "light" } = options;
      // The server's preferences override the browser's.
      await database.primary.updateTable("person").set({ locale, theme }).where("id", "=", person.id).execute();
      return enter(options, { person, tokens: await startSession(person.id) });
    },
    async calls(email) {
      const { url, startSession } = running();
      const { id } = await personOf(email);
      const { token } = await startSession(id);
      return { id, call: (method, path, body) => callAs(url, token, method, path, body) };
    },
  };
}

async function callAs<Data>(url: string, token: string, method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === "" ? undefined : (JSON.parse(text) as { data: Data }).data) as Data;
}

/** Labels may end with a star or with "optional". */
const beginningWith = (label: string): RegExp => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

const cookieOf = (url: string, token: string) => ({
  name: "token",
  value: token,
  domain: new URL(url).hostname,
  path: "/",
  expires: Date.now() / 1000 + 3600,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
});

/** In the browser: returns whether, after two frames, there is a heading and nothing is loading. */
const isComplete = (): Promise<boolean> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        resolve(document.querySelector("h1, h2") !== null && document.querySelector("[aria-busy=true]") === null),
      ),
    ),
  );
