import { join } from "node:path";
import type pg from "pg";
import { workday } from "../fill/attendance-rows.ts";

/** All slots have begun, so no reminder is due; no slot starts now, so no start is mistaken for the current time. */
const morning = `${workday}T09:37:00+03:00`;

/** Environment that starts a server's clock in the morning of the working day. */
export const morningEnvironment = {
  BEGIN_AT: morning,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "begin-at.ts")}`,
};

/** A person expected that morning, and the location. */
export type Arrival = { id: string; latitude: number; longitude: number };

/** Returns people after an id who have a slot on the working day, each with the first permitted location. */
export async function arrivals(client: pg.Client, after: number, people: number): Promise<Arrival[]> {
  const { rows } = await client.query<Arrival>(
    `select d.person_id::text as id, l.latitude, l.longitude from attendance_day d join location l on l.id = d.location_id
     where d.date = $1::date and d.slot = 1 and d.person_id > $2 order by d.person_id limit $3`,
    [workday, after, people],
  );
  if (rows.length < people) throw new Error(`Only ${rows.length} of ${people} people have a slot.`);
  return rows;
}

/** Returns a check-in at the centre of the person's location. */
export const checkIn = ({ latitude, longitude }: Arrival, clientId: string): object => ({
  kind: "in",
  latitude,
  longitude,
  accuracy: 12,
  clientId,
});
