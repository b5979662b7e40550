import { createRenewal, failureHolds, type Renewal, type Tokens } from "#shared/renewal.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** An answer that is not success. */
export class Answered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Answered ${status}.`);
    this.status = status;
  }
}

/** What becomes of one call. Delays in milliseconds; a request that is lost, or its answer, is never heard of again. */
export type Fate = {
  there: number;
  back: number;
  loss: "none" | "request" | "answer";
  /** What something in between answers instead: before the server heard of it, or after it did its work. */
  instead: { status: number; when: "before" | "after" } | null;
};

/** The server's side. Rejects with `Answered` when it refuses. `isAbandoned` says whether the caller hung up. */
export type VirtualServer = {
  refresh(refreshToken: string, isAbandoned: () => Promise<boolean>): Promise<Tokens>;
  request(accessToken: string | null): Promise<void>;
};

type Signal = { aborted: boolean; onAbort: (() => void)[] };

export type Tab = {
  renewal: Renewal<Signal>;
  isOpen(): boolean;
  /** Sends one request through the renewal; answers how it ended. */
  request(): Promise<"answered" | "failed">;
  /** Nothing runs in the tab until then; what was to run meanwhile runs after it. */
  freezeUntil(at: number): void;
  close(): void;
};

export type Browser = {
  stored: { accessToken: string | null; refreshToken: string | null; tokenItem: string | null };
  open(): Tab;
  /** The machine sleeps until then: no tab runs and nothing leaves or arrives. */
  sleepUntil(at: number): void;
  signedOut: number[];
  /** Most refresh calls that one tab had under way at a time. */
  mostRefreshes(): number;
  /** Refresh calls that a tab made although one with the same token had just failed in it. */
  hastyRefreshes(): number;
};

type Waiting = { tab: object; begin: () => void };
/** Milliseconds after which the server has seen that a caller hung up. */
const hangUpSeen = 1_000;
/** A request is with the server within its time, or never, unless the caller hung up (then it may come at any time). */
const latestArrival = 10_000;

/** One browser on one machine: tabs that share tokens and a lock, over a network of given fates. */
export function createBrowser(options: {
  time: VirtualTime;
  server: VirtualServer;
  fates: () => Fate;
  hasLocks: boolean;
  /** How much later than asked a timer fires in a tab that is not looked at. */
  timerDelay: () => number;
}): Browser {
  const { time, server, fates } = options;
  const stored: Browser["stored"] = { accessToken: null, refreshToken: null, tokenItem: null };
  const signedOut: number[] = [];
  let asleepUntil = 0;
  let holder: Waiting | null = null;
  const waiting: Waiting[] = [];
  let mostRefreshes = 0;
  let hastyRefreshes = 0;

  function grantNext(): void {
    holder = waiting.shift() ?? null;
    holder?.begin();
  }

  function open(): Tab {
    const tab = {};
    let isOpen = true;
    let frozenUntil = 0;
    let refreshes = 0;
    let failed: { refreshToken: string; at: number } | null = null;

    /** Runs something in the tab, when it can. */
    function inTab(delay: number, run: () => void): () => void {
      let cancel = time.after(delay, () => {
        const awake = Math.max(asleepUntil, frozenUntil);
        if (!isOpen) return;
        if (awake > time.now()) cancel = inTab(awake - time.now(), run);
        else run();
      });
      return () => cancel();
    }

    function abort(signal: Signal): void {
      if (signal.aborted) return;
      signal.aborted = true;
      for (const listener of signal.onAbort) listener();
    }

    function call<T>(signal: Signal, atServer: (isAbandoned: () => Promise<boolean>) => Promise<T>): Promise<T> {
      const fate = fates();
      const isGone = (): boolean => signal.aborted || !isOpen;
      const isAbandoned = (): Promise<boolean> =>
        new Promise((resolve) => time.after(hangUpSeen, () => resolve(isGone())));
      return new Promise<T>((resolve, reject) => {
        signal.onAbort.push(() => reject(new Error("Aborted.")));
        if (fate.loss === "request") return;
        const sentAt = time.now();
        const answer = (deliver: () => void): void => {
          if (fate.loss !== "answer") inTab(fate.back, deliver);
        };
        const arrive = (): void => {
          if (asleepUntil > time.now()) return void time.after(asleepUntil - time.now() + fate.there, arrive);
          if (time.now() - sentAt >= latestArrival && !isGone()) return;
          if (fate.instead?.when === "before") {
            const { status } = fate.instead;
            return answer(() => reject(new Answered(status)));
          }
          const work = atServer(isAbandoned);
          const instead = fate.instead?.status ?? null;
          work.then(
            (value) => answer(() => (instead === null ? resolve(value) : reject(new Answered(instead)))),
            (error: unknown) => answer(() => reject(instead === null ? error : new Answered(instead))),
          );
        };
        time.after(fate.there, arrive);
      });
    }

    function lock<T>(signal: Signal, work: () => Promise<T>): Promise<T> {
      if (!options.hasLocks) return work();
      return new Promise<T>((resolve, reject) => {
        const entry: Waiting = {
          tab,
          begin: () =>
            inTab(0, () => {
              work()
                .then(resolve, reject)
                .finally(() => {
                  if (holder === entry) grantNext();
                });
            }),
        };
        waiting.push(entry);
        signal.onAbort.push(() => {
          const place = waiting.indexOf(entry);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(new Error("Aborted."));
        });
        if (holder === null) grantNext();
      });
    }

    const renewal = createRenewal<Signal>({
      tokens: {
        accessToken: () => stored.accessToken,
        refreshToken: () => stored.refreshToken,
        store: ({ token, refreshToken }) => Object.assign(stored, { accessToken: token, refreshToken }),
        removeTokenItem: () => {
          stored.tokenItem = null;
        },
        clear: () => Object.assign(stored, { accessToken: null, refreshToken: null }),
      },
      async refresh(refreshToken, signal) {
        refreshes += 1;
        mostRefreshes = Math.max(mostRefreshes, refreshes);
        if (failed?.refreshToken === refreshToken && time.now() - failed.at <= failureHolds) hastyRefreshes += 1;
        try {
          return await call(signal, (isAbandoned) => server.refresh(refreshToken, isAbandoned));
        } catch (error) {
          failed = { refreshToken, at: time.now() };
          throw error;
        } finally {
          refreshes -= 1;
        }
      },
      statusOf: (error) => (error instanceof Answered ? error.status : null),
      lock,
      newAbort() {
        const signal: Signal = { aborted: false, onAbort: [] };
        return { signal, abort: () => abort(signal) };
      },
      startTimer: (milliseconds, elapsed) => inTab(milliseconds + options.timerDelay(), elapsed),
      now: () => time.now(),
      onSignedOut: () => signedOut.push(time.now()),
    });

    return {
      renewal,
      isOpen: () => isOpen,
      request: () =>
        new Promise((resolve) => {
          const send = (accessToken: string | null, signal: Signal) => call(signal, () => server.request(accessToken));
          inTab(0, () => {
            renewal.run("/me", send).then(
              () => resolve("answered"),
              () => resolve("failed"),
            );
          });
        }),
      freezeUntil: (at) => {
        frozenUntil = Math.max(frozenUntil, at);
      },
      close() {
        isOpen = false;
        for (let place = waiting.length - 1; place >= 0; place -= 1)
          if (waiting[place]?.tab === tab) waiting.splice(place, 1);
        if (holder?.tab === tab) grantNext();
      },
    };
  }

  return {
    stored,
    open,
    sleepUntil: (at) => {
      asleepUntil = Math.max(asleepUntil, at);
    },
    signedOut,
    mostRefreshes: () => mostRefreshes,
    hastyRefreshes: () => hastyRefreshes,
  };
}
