import { endpoint } from "#client/api.ts";
import { download } from "#client/download.ts";
import { queryOf } from "#client/query.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import type { Onlooker } from "#modules/people/contract/privacy.ts";
import type { DirectorySearch } from "./search.ts";

const listUsers = endpoint(directoryRoutes.listUsers);
const readUser = endpoint(directoryRoutes.readUser);
const readCard = endpoint(directoryRoutes.readUserCard);
const previewMe = endpoint(directoryRoutes.previewMe);

/** Fills whole lines of two, three and four columns. */
const pageSize = 24;
/** Maximum people of a team on a person's page. */
export const maxTeam = 6;

export const peopleQuery = (search: DirectorySearch) => queryOf(listUsers, { query: { ...search, limit: pageSize } });
/** The first direct reports of a manager, and one more: the shown person may be among them. */
export const teamQuery = (manager: string) => queryOf(listUsers, { query: { manager, limit: maxTeam + 1 } });
export const personQuery = (id: string) => queryOf(readUser, { params: { id } });
export const previewQuery = (as: Onlooker) => queryOf(previewMe, { query: { as } }, { staleTime: 0 });
export const sightingsQuery = queryOf(
  endpoint(directoryRoutes.listSightings),
  { query: { limit: 20 } },
  { staleTime: 0 },
);
export const workplacesQuery = queryOf(endpoint(directoryRoutes.listWorkplaces), {}, { staleTime: 300_000 });
export const departmentsQuery = queryOf(endpoint(departmentRoutes.listDepartments), {}, { staleTime: 300_000 });

export const saveCard = (id: string, name: string): Promise<void> =>
  download(readCard, { params: { id } }, `${name}.vcf`);
