import { endpoint } from "#client/api.ts";
import { download } from "#client/download.ts";
import { queryOf } from "#client/query.ts";
import { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import type { Onlooker } from "#modules/people/contract/privacy.ts";
import type { DirectorySearch } from "./search.ts";

const listUsers = endpoint(directoryRoutes.listUsers);
const listWorkplaces = endpoint(directoryRoutes.listWorkplaces);
const readUser = endpoint(directoryRoutes.readUser);
const readCard = endpoint(directoryRoutes.readUserCard);
const previewMe = endpoint(directoryRoutes.previewMe);
const listSightings = endpoint(directoryRoutes.listSightings);
const listDepartments = endpoint(departmentRoutes.listDepartments);

/** As many fill a screen in whole lines of two, three and four. */
const pageSize = 24;
/** Somebody's own team, of which the directory has the rest. */
export const mostOfTeam = 6;

/** A page of the directory. */
export const peopleQuery = (search: DirectorySearch) => queryOf(listUsers, { query: { ...search, limit: pageSize } });
/** The first of those who report to somebody, and one more: who asks may be among them. */
export const teamQuery = (manager: string) => queryOf(listUsers, { query: { manager, limit: mostOfTeam + 1 } });
export const personQuery = (id: string) => queryOf(readUser, { params: { id } });
export const previewQuery = (as: Onlooker) => queryOf(previewMe, { query: { as } }, { staleTime: 0 });
export const sightingsQuery = queryOf(listSightings, { query: { limit: 20 } }, { staleTime: 0 });
export const workplacesQuery = queryOf(listWorkplaces, {}, { staleTime: 300_000 });
export const departmentsQuery = queryOf(listDepartments, {}, { staleTime: 300_000 });

/** Saves somebody's card under their name; rejects like every call. */
export const saveCard = (id: string, name: string): Promise<void> =>
  download(readCard, { params: { id } }, `${name}.vcf`);
