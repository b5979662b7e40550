import { beforeEach, describe, expect, test } from "vitest";
import { Answered, createBrowser, type Browser, type Fate, type VirtualServer } from "#testing/virtual-browser.ts";
import { createVirtualTime, type VirtualTime } from "#testing/virtual-time.ts";
import { TimedOut } from "./renewal.ts";

const start = Date.UTC(2026, 0, 5, 8);
const good: Fate = { there: 50, back: 50, loss: "none", instead: null };
const lost: Fate = { ...good, loss: "answer" };

let time: VirtualTime;
let browser: Browser;
/** Results of the next calls; later ones succeed. */
let fates: Fate[];
/** Requests to the server, in order. */
let calls: string[];
/** The only valid access token and refresh token. */
let valid: { token: string; refreshToken: string };
let refreshAnswer: () => void;

const server: VirtualServer = {
  async refresh(refreshToken) {
    calls.push(`refresh ${refreshToken}`);
    refreshAnswer();
    if (refreshToken !== valid.refreshToken) throw new Answered(401);
    const number = Number(refreshToken.slice(1)) + 1;
    valid = { token: `a${number}`, refreshToken: `r${number}` };
    return valid;
  },
  async request(accessToken) {
    calls.push(`request ${accessToken}`);
    if (accessToken !== valid.token) throw new Answered(401);
  },
};

beforeEach(() => {
  time = createVirtualTime(start);
  fates = [];
  calls = [];
  valid = { token: "a2", refreshToken: "r1" };
  refreshAnswer = () => {};
  browser = createBrowser({ time, server, fates: () => fates.shift() ?? good, hasLocks: true, timerDelay: () => 0 });
  Object.assign(browser.stored, { accessToken: "a1", refreshToken: "r1", tokenItem: "old" });
});

/** Advances time until a promise has settled; returns "waiting" if it has not. */
async function after<T>(milliseconds: number, work: Promise<T>): Promise<T | "waiting"> {
  await time.runUntil(time.now() + milliseconds);
  return Promise.race([work, Promise.resolve("waiting" as const)]);
}

describe("a renewal that fails", () => {
  test("with 401 rejects waiting requests, clears all stored tokens and signs the person out once", async () => {
    valid = { token: "a9", refreshToken: "r9" };
    const tab = browser.open();
    const requests = [tab.request(), tab.request(), tab.request()];
    expect(await after(5_000, Promise.all(requests))).toEqual(["failed", "failed", "failed"]);
    expect(calls.filter((call) => call.startsWith("refresh"))).toEqual(["refresh r1"]);
    expect(browser.stored).toEqual({ accessToken: null, refreshToken: null, tokenItem: null });
    expect(browser.signedOut).toHaveLength(1);
  });

  test.each([429, 500, 502, 503])("with %i removes the stored item `token` and keeps the session", async (status) => {
    const tab = browser.open();
    fates = [good, { ...good, instead: { status, when: "before" } }];
    expect(await after(5_000, tab.request())).toBe("failed");
    expect(browser.stored).toEqual({ accessToken: "a1", refreshToken: "r1", tokenItem: null });
    expect(browser.signedOut).toEqual([]);
    expect(await after(5_000, tab.request())).toBe("answered");
  });

  test("is reused for a second: requests in that time share its error, and later ones renew again", async () => {
    const tab = browser.open();
    refreshAnswer = () => {
      throw new Answered(503);
    };
    const errorOf = (): Promise<unknown> =>
      tab.renewal
        .run("/me", async () => {
          throw new Answered(401);
        })
        .catch((error: unknown) => error);
    const refreshes = (): number => calls.filter((call) => call.startsWith("refresh")).length;
    const first = await after(100, errorOf());
    expect(first).toMatchObject({ status: 503 });
    expect(await after(999, errorOf())).toBe(first);
    expect(await after(2, errorOf())).toBe(first);
    expect(refreshes()).toBe(1);
    expect(await after(200, errorOf())).toMatchObject({ status: 503 });
    expect(refreshes()).toBe(2);
    // A person who signs in meanwhile has other tokens, to which the failure does not apply.
    refreshAnswer = () => {};
    valid = { token: "a6", refreshToken: "r5" };
    Object.assign(browser.stored, { accessToken: "a5", refreshToken: "r5" });
    expect(await after(500, tab.request())).toBe("answered");
    expect(refreshes()).toBe(3);
  });

  test("without an answer is cancelled after ten seconds, keeps the session and passes the error on", async () => {
    const tab = browser.open();
    fates = [good, lost];
    const error = tab.renewal
      .run("/me", async () => {
        throw new Answered(401);
      })
      .catch((thrown: unknown) => thrown);
    fates = [lost];
    expect(await after(9_999, error)).toBe("waiting");
    expect(await after(1, error)).toBeInstanceOf(TimedOut);
    expect(browser.stored).toEqual({ accessToken: "a1", refreshToken: "r1", tokenItem: null });
    expect(browser.signedOut).toEqual([]);
  });

  test("without a refresh token signs out after a 401, but not after a timeout", async () => {
    browser.stored.refreshToken = null;
    const tab = browser.open();
    fates = [lost];
    expect(await after(11_000, tab.request())).toBe("failed");
    expect(browser.signedOut).toEqual([]);
    expect(await after(5_000, tab.request())).toBe("failed");
    expect(browser.signedOut).toHaveLength(1);
    expect(browser.stored.accessToken).toBeNull();
    expect(calls).toEqual(["request a1", "request a1"]);
  });

  test("with 401 while another tab stored newer tokens uses those", async () => {
    const tab = browser.open();
    refreshAnswer = () => {
      valid = { token: "a7", refreshToken: "r7" };
      Object.assign(browser.stored, { accessToken: "a7", refreshToken: "r7" });
    };
    expect(await after(5_000, tab.request())).toBe("answered");
    expect(browser.signedOut).toEqual([]);
    expect(browser.stored).toMatchObject({ accessToken: "a7", refreshToken: "r7" });
  });
});

describe("no renewal", () => {
  test.each(["/sign-in", "/sign-up", "/refreshAccessToken"])("is started by a 401 of %s", async (path) => {
    const tab = browser.open();
    const send = tab.renewal.run(path, async () => {
      throw new Answered(401);
    });
    await expect(send).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual([]);
    expect(browser.stored.tokenItem).toBe("old");
  });

  test.each([400, 403, 404, 409, 422, 429, 500])("is started by a %i, which is passed on unchanged", async (status) => {
    const refusal = new Answered(status);
    const tab = browser.open();
    const send = tab.renewal.run("/me", async () => {
      throw refusal;
    });
    await expect(send).rejects.toBe(refusal);
    expect(calls).toEqual([]);
  });

  test("follows a second 401: a request is sent at most twice", async () => {
    const tab = browser.open();
    let sent = 0;
    const send = tab.renewal.run("/me", async () => {
      sent += 1;
      throw new Answered(401);
    });
    send.catch(() => {});
    await time.runUntil(start + 60_000);
    await expect(send).rejects.toMatchObject({ status: 401 });
    expect(sent).toBe(2);
    expect(calls).toEqual(["refresh r1"]);
    expect(browser.signedOut).toEqual([]);
  });
});

describe("a renewal that succeeds", () => {
  test("stores both tokens and replays all waiting requests, after one call", async () => {
    const tab = browser.open();
    const requests = [tab.request(), tab.request()];
    await time.runUntil(start + 120);
    requests.push(tab.request());
    expect(await after(5_000, Promise.all(requests))).toEqual(["answered", "answered", "answered"]);
    expect(calls.filter((call) => call.startsWith("refresh"))).toEqual(["refresh r1"]);
    expect(browser.stored).toMatchObject({ accessToken: "a2", refreshToken: "r2", tokenItem: "old" });
  });

  test("follows a timeout too", async () => {
    const tab = browser.open();
    fates = [lost];
    expect(await after(11_000, tab.request())).toBe("answered");
    expect(calls).toEqual(["request a1", "refresh r1", "request a2"]);
  });

  test("does not follow for a call without a timeout", async () => {
    const tab = browser.open();
    const endless = tab.renewal.run("/events", () => new Promise<never>(() => {}), { timeout: null });
    expect(await after(3_600_000, endless)).toBe("waiting");
    expect(calls).toEqual([]);
  });

  test("is shared by all tabs", async () => {
    const tabs = [browser.open(), browser.open(), browser.open()];
    expect(await after(5_000, Promise.all(tabs.map((tab) => tab.request())))).toEqual(Array(3).fill("answered"));
    expect(calls.filter((call) => call.startsWith("refresh"))).toEqual(["refresh r1"]);
  });

  test("does not restore a session that was ended in another tab meanwhile", async () => {
    const tab = browser.open();
    refreshAnswer = () => Object.assign(browser.stored, { accessToken: null, refreshToken: null });
    expect(await after(5_000, tab.request())).toBe("failed");
    expect(browser.stored).toMatchObject({ accessToken: null, refreshToken: null });
  });

  test("waits for a frozen tab for a limited time", async () => {
    const [frozen, other] = [browser.open(), browser.open()];
    void frozen.request();
    await time.runUntil(start + 120);
    frozen.freezeUntil(start + 3_600_000);
    const request = other.request();
    expect(await after(11_900, request)).toBe("waiting");
    expect(await after(1_000, request)).not.toBe("waiting");
  });

  test("passes on to the next tab if the one with the lock is closed", async () => {
    const [closing, other] = [browser.open(), browser.open()];
    fates = [good, { ...good, loss: "request" }];
    void closing.request();
    await time.runUntil(start + 120);
    closing.close();
    expect(await after(1_000, other.request())).toBe("answered");
  });
});
