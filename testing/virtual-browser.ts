import { createRenewal, failureLifetimeMs, type Renewal, type Tokens } from "#shared/renewal.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** An unsuccessful response. */
export class Answered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Answered ${status}.`);
    this.status = status;
  }
}

/** The outcome of one call. Delays in milliseconds; a lost request or response never arrives. */
export type Fate = {
  there: number;
  back: number;
  loss: "none" | "request" | "answer";
  /** Response of an intermediary: before the server receives the request, or after it has handled it. */
  instead: { status: number; when: "before" | "after" } | null;
};

/** The server's side. Rejects with `Answered` when it refuses. `isAbandoned` tells whether the caller disconnected. */
export type VirtualServer = {
  refresh(refreshToken: string, isAbandoned: () => Promise<boolean>): Promise<Tokens>;
  request(accessToken: string | null): Promise<void>;
};

type Signal = { aborted: boolean; onAbort: (() => void)[] };

export type Tab = {
  renewal: Renewal<Signal>;
  isOpen(): boolean;
  /** Sends one request through the renewal; returns its outcome. */
  request(): Promise<"answered" | "failed">;
  /** Pauses the tab until an instant; what is due meanwhile runs afterwards. */
  freezeUntil(at: number): void;
  close(): void;
};

export type Browser = {
  stored: { accessToken: string | null; refreshToken: string | null; tokenItem: string | null };
  open(): Tab;
  /** The machine sleeps until an instant: no tab runs and nothing is sent or received. */
  sleepUntil(at: number): void;
  signedOut: number[];
  /** Maximum concurrent refresh calls of one tab. */
  maxRefreshes(): number;
  /** Number of refresh calls made although one with the same token had just failed in the same tab. */
  hastyRefreshes(): number;
};

type Waiting = { tab: object; begin: () => void };
/** Milliseconds until the server notices that a caller disconnected. */
const hangUpSeen = 1_000;
/** Milliseconds within which a request arrives, or never; if the caller disconnected, it may arrive at any time. */
const latestArrival = 10_000;

/** Creates one browser on one machine: tabs that share tokens and a lock, over a network with given outcomes. */
export function createBrowser(options: {
  time: VirtualTime;
  server: VirtualServer;
  fates: () => Fate;
  hasLocks: boolean;
  /** Additional delay of a timer in a background tab. */
  timerDelay: () => number;
}): Browser {
  const { time, server, fates } = options;
  const stored: Browser["stored"] = { accessToken: null, refreshToken: null, tokenItem: null };
  const signedOut: number[] = [];
  let asleepUntil = 0;
  let holder: Waiting | null = null;
  const pending: Waiting[] = [];
  let maxRefreshes = 0;
  let hastyRefreshes = 0;

  function grantNext(): void {
    holder = pending.shift() ?? null;
    holder?.begin();
  }

  function open(): Tab {
    const tab = {};
    let isOpen = true;
    let frozenUntil = 0;
    let refreshes = 0;
    let failed: { refreshToken: string; at: number } | null = null;

    /** Runs a function in the tab once the tab is active. */
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
        pending.push(entry);
        signal.onAbort.push(() => {
          const place = pending.indexOf(entry);
          if (place < 0) return;
          pending.splice(place, 1);
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
        maxRefreshes = Math.max(maxRefreshes, refreshes);
        if (failed?.refreshToken === refreshToken && time.now() - failed.at <= failureLifetimeMs) hastyRefreshes += 1;
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
        for (let place = pending.length - 1; place >= 0; place -= 1)
          if (pending[place]?.tab === tab) pending.splice(place, 1);
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
    maxRefreshes: () => maxRefreshes,
    hastyRefreshes: () => hastyRefreshes,
  };
}
