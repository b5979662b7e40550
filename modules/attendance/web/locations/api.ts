import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { locationRoutes } from "#modules/attendance/contract/routes-rules.ts";
import { identityRoutes } from "#modules/identity/contract/routes.ts";

type Locations = typeof locationRoutes;

const listLocations = endpoint(locationRoutes.listLocations);
export const createLocation = endpoint(locationRoutes.createLocation);
const readLocation = endpoint(locationRoutes.readLocation);
export const updateLocation = endpoint(locationRoutes.updateLocation);
export const deleteLocation = endpoint(locationRoutes.deleteLocation);
export const previewLocationChange = endpoint(locationRoutes.previewLocationChange);

const readInstance = endpoint(identityRoutes.readInstance);
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
