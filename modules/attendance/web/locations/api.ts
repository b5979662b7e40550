import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { locationRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type { identityRoutes } from "#modules/identity/contract/routes.ts";

type Locations = typeof locationRoutes;

const listLocations = endpoint<Locations["listLocations"]>("GET", "/attendance/locations");
export const createLocation = endpoint<Locations["createLocation"]>("POST", "/attendance/locations");
const readLocation = endpoint<Locations["readLocation"]>("GET", "/attendance/locations/{id}");
export const updateLocation = endpoint<Locations["updateLocation"]>("PATCH", "/attendance/locations/{id}");
export const deleteLocation = endpoint<Locations["deleteLocation"]>("DELETE", "/attendance/locations/{id}");
export const previewLocationChange = endpoint<Locations["previewLocationChange"]>(
  "POST",
  "/attendance/locations/{id}/effect",
);

const readInstance = endpoint<(typeof identityRoutes)["readInstance"]>("GET", "/instance");
/** Whether there are pictures of the ground for maps; hardly ever changes. */
export const instanceQuery = queryOf(readInstance, {}, { staleTime: 60 * 60_000 });

const calm = { refetchOnWindowFocus: false };

export const locationsQuery = (query: NonNullable<CallInput<Locations["listLocations"]>["query"]>) =>
  queryOf(listLocations, { query }, calm);
export const locationQuery = (id: string) => queryOf(readLocation, { params: { id } }, calm);
export const locationChangeQuery = (
  id: string,
  body: NonNullable<CallInput<Locations["previewLocationChange"]>["body"]>,
) => queryOf(previewLocationChange, { params: { id }, body }, { staleTime: 0, refetchOnWindowFocus: false });
