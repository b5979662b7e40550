import { endpoint } from "#client/api.ts";
import { download } from "#client/download.ts";
import { queryOf } from "#client/query.ts";
import type { departmentRoutes } from "#modules/people/contract/routes-departments.ts";
import type { directoryRoutes } from "#modules/people/contract/routes-directory.ts";
import type { Onlooker } from "#modules/people/contract/privacy.ts";
import type { DirectorySearch } from "./search.ts";

type Routes = typeof directoryRoutes;

const listUsers = endpoint<Routes["listUsers"]>("GET", "/users");
const listWorkplaces = endpoint<Routes["listWorkplaces"]>("GET", "/users/places");
const readUser = endpoint<Routes["readUser"]>("GET", "/users/{id}");
const previewMe = endpoint<Routes["previewMe"]>("GET", "/me/preview");
const listSightings = endpoint<Routes["listSightings"]>("GET", "/me/sightings");
const listDepartments = endpoint<typeof departmentRoutes.listDepartments>("GET", "/departments");

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
export const saveCard = (id: string, name: string): Promise<void> => download(`/users/${id}/card.vcf`, `${name}.vcf`);
