import type { Files } from "#platform/files/files.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import { peopleHttp } from "./http.ts";

export { deletePeople, insertDepartment, insertPerson, setManager, setPhoto, type NewPerson } from "./store.ts";
export { departmentsExist } from "./queries.ts";
export { keepPhoto } from "./replace-photo.ts";

/** The people module, ready to be served. */
export type People = { routes: BoundRoute[] };

/** Photos may be fetched by every active person: faces belong to the directory. */
export function createPeople(options: { files: Files }): People {
  options.files.allow("photo", async () => true);
  return { routes: peopleHttp(options.files) };
}
