import { statement } from "#platform/database/statement.ts";

type Favourite = [personId: string, serviceId: string];

/** Idempotent. */
export const insertFavourite = statement<never, Favourite>(
  "insert into service_favourite (person_id, service_id) values ($1, $2) on conflict do nothing",
).run;
/** Idempotent. */
export const deleteFavourite = statement<never, Favourite>(
  "delete from service_favourite where person_id = $1 and service_id = $2",
).run;
