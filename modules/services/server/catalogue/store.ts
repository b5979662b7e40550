import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const insert = statement<never>(
  "insert into service_favourite (person_id, service_id) values ($1, $2) on conflict do nothing",
);
const remove = statement<never>("delete from service_favourite where person_id = $1 and service_id = $2");

/** Idempotent. */
export const setFavourite = async (
  tx: Transaction,
  personId: string,
  serviceId: string,
  isFavourite: boolean,
): Promise<void> => {
  await (isFavourite ? insert : remove)(tx, [personId, serviceId]);
};
