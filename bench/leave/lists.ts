import type pg from "pg";
import { month, workday } from "../fill/attendance-rows.ts";
import { printProgress } from "../fill/progress.ts";
import { latency, percentile } from "../load.ts";
import { atMost, type Finding } from "../measurements.ts";

const rounds = 60;
const encode = encodeURIComponent;

type Measured = { what: string; paths: readonly string[]; maxMs: number; tokens: readonly string[] };
type Readers = { url: string; token: string; manager: string; own: readonly string[] };

/** Follows a list for some pages and returns the address of the next. */
async function deep(url: string, path: string, token: string, pages = 20): Promise<string> {
  let address = path;
  for (let page = 0; page < pages; page += 1) {
    const response = await fetch(`${url}/api${address}`, { headers: { authorization: `Bearer ${token}` } });
    const answer = (await response.json()) as { page: { next: string | null } };
    if (answer.page.next === null) return address;
    address = `${path}&cursor=${encode(answer.page.next)}`;
  }
  return address;
}

/** The requests in turn, each by the next reader. */
async function measure(url: string, { what, paths, maxMs, tokens }: Measured): Promise<Finding> {
  const seen: number[] = [];
  const times = Math.max(rounds, tokens.length);
  for (let round = -10; round < times; round += 1) {
    const path = paths[(round + 10) % paths.length] ?? "";
    const milliseconds = await latency(`${url}/api${path}`, tokens[(round + 10) % tokens.length] ?? "");
    if (round >= 0) seen.push(milliseconds);
  }
  printProgress(`${what}: ${percentile(seen, 0.5).toFixed(0)} ms, p95 ${percentile(seen, 0.95).toFixed(0)} ms`);
  return atMost(`p95 of ${what}, against ${maxMs} ms`, "ms", percentile(seen, 0.95), maxMs);
}

/** Measures a person's balance, the month of a team of 200, and the lists of officers and managers. */
export async function measureLists(client: pg.Client, { url, token, manager, own }: Readers): Promise<Finding[]> {
  const { rows } = await client.query<{ id: string }>("select id from leave_type order by id limit 1");
  const annual = rows[0]?.id ?? "";
  const balances = `/leave/balances?type=${annual}&limit=20`;
  const claims = "/attendance/overtime-claims?limit=20";
  const people = Array.from({ length: 50 }, (_, at) => String(30_001 + at * 997));
  const [officers, managers] = [[token], [manager]];
  const list = (
    what: string,
    paths: readonly string[],
    tokens: readonly string[] = officers,
    maxMs = 100,
  ): Measured => ({
    what,
    paths,
    maxMs,
    tokens,
  });
  const counted = (what: string, path: string): Measured => list(what, [path], officers, 500);
  const measured: Measured[] = [
    list("the month of a team of 200", [`/team/calendar?from=${month}-01&to=${month}-31&limit=200`], managers),
    list("a team's week", [`/team/calendar?from=${workday}&to=2026-04-07&limit=50`], managers),
    list("a team today", ["/team/today?limit=50"], managers),
    list("a team's requests", ["/team/requests"], managers),
    list("a team's leave that expires", ["/team/expiring"], managers),
    list("a page of balances", [balances]),
    list("a page of balances, the 21st", [await deep(url, balances, token)]),
    list("balances of a department", [`${balances}&department=12`]),
    list("balances of a name", [`${balances}&search=0007919`]),
    list(
      "a person's ledger",
      people.map((id) => `/leave/people/${id}?type=${annual}`),
    ),
    list("overtime", [claims]),
    list("overtime, the 21st page", [await deep(url, claims, token)]),
    list("overtime that waits", [`${claims}&state=waiting`, `${claims}&state=waiting&from=${month}-10&to=${month}-20`]),
    list("overtime of a name", [`${claims}&search=0007919`]),
    list("overtime in a manager's work list", ["/attendance/overtime/waiting"], managers),
    counted("overtime in an officer's work list", "/attendance/overtime/waiting"),
    counted("the checklist of a month", `/attendance/checklist?month=${month}`),
    counted("the checklist of a department", `/attendance/checklist?month=${month}&department=12`),
    list("open requests of a month", [`/attendance/open-requests?month=2026-05&limit=20`]),
    // The last: by then the server has done the work of its start.
    list("a person's own balances", ["/leave/own"], own, 20),
  ];
  const findings: Finding[] = [];
  // The portal reads this first in each session, and with it the rights of its person.
  for (const reader of own) await latency(`${url}/api/me`, reader);
  for (const each of measured) findings.push(await measure(url, each));
  return findings;
}
