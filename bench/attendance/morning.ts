import { join } from "node:path";
import type pg from "pg";
import { workday } from "../fill/attendance-rows.ts";

/** Half past nine, when all slots have begun: nobody is to be reminded, and none of their starts is mistaken for now. */
const morning = `${workday}T09:37:00+03:00`;

/** What makes a server's clock start in the morning of the working day. */
export const inTheMorning = {
  BEGIN_AT: morning,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "begin-at.ts")}`,
};

/** Somebody who is to come that morning, and where. */
export type Arrival = { id: string; latitude: number; longitude: number };

/** So many people after an id who have a slot on the working day, each with the first place where they may check in. */
export async function arrivals(client: pg.Client, after: number, people: number): Promise<Arrival[]> {
  const { rows } = await client.query<Arrival>(
    `select d.person_id::text as id, l.latitude, l.longitude from attendance_day d join location l on l.id = d.location_id
     where d.date = $1::date and d.slot = 1 and d.person_id > $2 order by d.person_id limit $3`,
    [workday, after, people],
  );
  if (rows.length < people) throw new Error(`Only ${rows.length} of ${people} people have a slot.`);
  return rows;
}

/** A check-in of somebody, right at the middle of their place. */
export const checkIn = ({ latitude, longitude }: Arrival, clientId: string): object => ({
  kind: "in",
  latitude,
  longitude,
  accuracy: 12,
  clientId,
});
