import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { recordRoutes } from "#modules/people/contract/routes-records.ts";

const listContractKinds = endpoint(recordRoutes.listContractKinds);
const readRecord = endpoint(recordRoutes.readRecord);
export const updateRecord = endpoint(recordRoutes.updateRecord);

export const contractKindsQuery = queryOf(listContractKinds, {});

export const managedDepartmentsQuery = queryOf(
  endpoint(recordRoutes.listManagedDepartments),
  {},
  { staleTime: 300_000 },
);

/** Not refreshed while it is edited. */
export const recordQuery = (id: string) => queryOf(readRecord, { params: { id } }, { refetchOnWindowFocus: false });
