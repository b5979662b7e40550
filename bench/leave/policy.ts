import type pg from "pg";
import { printProgress } from "../fill/progress.ts";
import { atMost, type Finding } from "../measurements.ts";

/** A preview is waited for. */
const maxSeconds = 10;

type Side = { url: string; token: string };
type Policy = { id: string; bands: { afterMonths: number; days: number }[] };
type Effect = { people: number; compared: number; changed: number };
type Figures = { figures: { granted: number } };

/** Measures showing what a changed policy for everyone would do, and that it applies to a person as soon as it is saved. */
export async function measurePolicy(client: pg.Client, { url, token }: Side): Promise<Finding> {
  const call = async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${url}/api/leave${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status} ${await response.text()}.`);
    return ((await response.json()) as { data: Data }).data;
  };
  const { rows } = await client.query<{ id: string; type: string }>(
    "select id, type_id as type from leave_policy where everyone order by id limit 1",
  );
  const { id = "", type = "" } = rows[0] ?? {};
  const { bands } = await call<Policy>("GET", `/policies/${id}`);
  const more = bands.map(({ afterMonths, days }) => ({ afterMonths, days: days + 2 }));
  const started = performance.now();
  const effect = await call<Effect>("POST", `/policies/${id}/effect`, { bands: more });
  const seconds = (performance.now() - started) / 1000;
  if (effect.changed === 0) throw new Error("The change of a policy changes no balance.");
  const path = `/people/2?type=${type}`;
  const before = await call<Figures>("GET", path);
  const saving = performance.now();
  await call("PATCH", `/policies/${id}`, { bands: more, version: 1 });
  const after = await call<Figures>("GET", path);
  const saved = performance.now() - saving;
  await client.query("update leave_policy set rules = jsonb_set(rules, '{bands}', $2), version = 1 where id = $1", [
    id,
    JSON.stringify(bands),
  ]);
  if (after.figures.granted <= before.figures.granted) throw new Error("The changed policy does not apply.");
  printProgress(
    `a changed policy: ${effect.compared} of ${effect.people} people compared in ${seconds.toFixed(1)} s; saved and read by a person's ledger in ${saved.toFixed(0)} ms`,
  );
  const what = `showing what a policy for ${effect.people} people would change, against ${maxSeconds} s`;
  return atMost(what, "s", seconds, maxSeconds);
}
