import type pg from "pg";
import { printProgress } from "../fill/progress.ts";
import { signInAll } from "../session.ts";
import { arrivals, checkIn } from "./morning.ts";

const people = 100;
const retries = 40;
const after = 10_000;

/** Sends 4,000 concurrent check-ins, 40 each of 100 people; counts stored punches and differing responses. */
export async function countRetries(client: pg.Client, side: { url: string; databaseUrl: string; secretKey: string }) {
  const coming = await arrivals(client, after, people);
  const ids = coming.map(({ id }) => id);
  const tokens = await signInAll(side.databaseUrl, side.secretKey, ids);
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: retries }, () => coming)
      .flat()
      .map(async (person) => {
        const response = await fetch(`${side.url}/api/attendance/punches`, {
          method: "POST",
          headers: { authorization: `Bearer ${tokens.get(person.id)}`, "content-type": "application/json" },
          body: JSON.stringify(checkIn(person, `retry-${person.id}`)),
        });
        return { status: response.status, body: JSON.stringify(await response.json()) };
      }),
  );
  const counted = (status: number): number => answers.filter((answer) => answer.status === status).length;
  const statuses = [...new Set(answers.map(({ status }) => status))].map(
    (status) => `${status} ${counted(status)} times`,
  );
  printProgress(`retries answered in ${((performance.now() - started) / 1000).toFixed(1)} s: ${statuses.join(", ")}`);
  const different = new Set(answers.map(({ body }) => body)).size;
  const { rows } = await client.query<{ kept: number }>(
    "select count(*)::int as kept from punch where person_id = any($1::bigint[])",
    [ids],
  );
  const kept = rows[0]?.kept ?? 0;
  return {
    what: `punches left by ${answers.length} retries at once of ${people}, each answered as its first`,
    server: kept,
    floor: people,
    unit: "punches",
    ratio: kept / people,
    bound: "= 1",
    holds:
      kept === people && different === people && counted(201) === people && counted(200) === answers.length - people,
  };
}
