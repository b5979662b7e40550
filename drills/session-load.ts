import { setTimeout as sleep } from "node:timers/promises";

type Tokens = { token: string; refreshToken: string };

export type Load = {
  /** Requests sent, and renewals of a session among them. */
  counts: { requests: number; renewals: number };
  /** Failed requests, with an answer or without one. */
  failures: string[];
  /** Resolves when every session has been renewed since the call. */
  renewAll(): Promise<void>;
  /** Resolves when the last request is answered. */
  finish(): Promise<void>;
};

/** Requests of a session between two renewals. */
const turnsPerRenewal = 8;

/**
 * Signed-in people, who read their profile, load the photo at its signed address from another node, and renew their session
 * through yet another. They send nothing to a node that is stopping, as a balancer does, and repeat nothing.
 */
export function startSessions(urls: () => readonly string[], sessions: readonly Tokens[]): Load {
  const counts = { requests: 0, renewals: 0 };
  const failures: string[] = [];
  const renewed = sessions.map(() => 0);
  let isEnding = false;
  let turn = 0;

  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Response | null> => {
    const nodes = urls();
    const url = nodes[(turn += 1) % nodes.length] ?? "";
    counts.requests += 1;
    try {
      const response = await fetch(url + path, { method, ...init });
      if (response.ok) return response;
      failures.push(
        `${method} ${path.replace(/\?.*/, "")}: ${response.status} ${(await response.text()).slice(0, 200)}`,
      );
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      failures.push(`${method} ${path.replace(/\?.*/, "")}: ${String(cause)}`);
    }
    return null;
  };
  const renew = async (held: Tokens): Promise<Tokens> => {
    const body = JSON.stringify({ refreshToken: held.refreshToken });
    const response = await send("POST", "/api/refreshAccessToken", {
      headers: { "content-type": "application/json" },
      body,
    });
    counts.renewals += 1;
    return response === null ? held : ((await response.json()) as { data: Tokens }).data;
  };
  const look = async ({ token }: Tokens): Promise<void> => {
    const response = await send("GET", "/api/me", { headers: { authorization: `Bearer ${token}` } });
    const { data } = ((await response?.json()) ?? { data: {} }) as { data: { photoUrl?: string | null } };
    if (data.photoUrl != null) await (await send("GET", data.photoUrl))?.arrayBuffer();
  };
  const people = sessions.map(async (first, person) => {
    let held = first;
    while (!isEnding) {
      for (let turns = turnsPerRenewal; turns > 0 && !isEnding; turns -= 1) {
        await look(held);
        await sleep(20);
      }
      held = await renew(held);
      renewed[person] = (renewed[person] ?? 0) + 1;
    }
  });
  return {
    counts,
    failures,
    async renewAll() {
      // One renewal may have begun before.
      const goals = renewed.map((count) => count + 2);
      while (goals.some((goal, person) => (renewed[person] ?? 0) < goal)) await sleep(20);
    },
    async finish() {
      isEnding = true;
      await Promise.all(people);
    },
  };
}
