import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { recordRoutes } from "#modules/people/contract/routes-records.ts";

type Routes = typeof recordRoutes;

const readRecord = endpoint<Routes["readRecord"]>("GET", "/users/{id}/record");
export const updateRecord = endpoint<Routes["updateRecord"]>("PATCH", "/users/{id}");

/** What is kept of somebody; not read again while it is being changed. */
export const recordQuery = (id: string) => queryOf(readRecord, { params: { id } }, { refetchOnWindowFocus: false });
