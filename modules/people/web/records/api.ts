import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { recordRoutes } from "#modules/people/contract/routes-records.ts";

const readRecord = endpoint(recordRoutes.readRecord);
export const updateRecord = endpoint(recordRoutes.updateRecord);

/** What is kept of somebody; not read again while it is being changed. */
export const recordQuery = (id: string) => queryOf(readRecord, { params: { id } }, { refetchOnWindowFocus: false });
