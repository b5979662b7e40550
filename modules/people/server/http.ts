import type { Files } from "#platform/files/files.ts";
import { readUpload } from "#platform/files/read-upload.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { permissions } from "#shared/permissions.ts";
import { pick } from "#shared/pick.ts";
import { boundPermissionsOf, may, type Actor } from "#platform/http/actor.ts";
import { photoLimit } from "../contract/limits.ts";
import { peopleRoutes } from "../contract/routes.ts";
import type { Me } from "../contract/schemas.ts";
import { readMeRow, type MeRow, displaySettings } from "./queries.ts";
import { removePhoto, replacePhoto } from "./change-photo.ts";
import { updateMe } from "./change-me.ts";
import { profileFields, visibilityOf } from "./directory/queries-person.ts";
import { presentEmployment } from "./records/present-employment.ts";
import { presentSummary, presentPlacement, presentManager } from "./directory/present-summary.ts";

const presentMe = (files: Files, actor: Actor, row: MeRow): Me => ({
  ...presentSummary(row, files, actor.personId, "large"),
  ...pick(row, [...profileFields, ...displaySettings, "email", "version"]),
  visibility: visibilityOf(row),
  department: presentPlacement(row),
  manager: presentManager(row, files, actor.personId),
  permissions: permissions.filter((permission) => may(actor, permission)),
  boundPermissions: boundPermissionsOf(actor),
  secondFactorDue: actor.secondFactorDue,
  employment: presentEmployment(row),
});

/** Limits a person to one concurrent request on this node: decoding a picture needs many megabytes. */
function oneAtATime(): <T>(personId: string, work: () => Promise<T>) => Promise<T> {
  const busy = new Set<string>();
  return async (personId, work) => {
    if (busy.has(personId)) throw refuse("too_many_requests", { retryAfter: 2 });
    busy.add(personId);
    try {
      return await work();
    } finally {
      busy.delete(personId);
    }
  };
}

export function peopleHttp(files: Files): BoundRoute[] {
  const once = oneAtATime();
  return bindRoutes(peopleRoutes, {
    async readMe({ db, actor }) {
      const row = await readMeRow(db, actor.personId);
      if (row === null) throw refuse("not_found");
      return { data: presentMe(files, actor, row) };
    },
    async updateMe({ tx, actor, body, facts }) {
      const present = (row: MeRow): Me => presentMe(files, actor, row);
      const row = await updateMe(tx, actor.personId, body, { requestId: facts.id, present });
      return { data: present(row) };
    },
    async replacePhoto({ database, actor: { personId }, raw, facts }) {
      const fileId = await once(personId, async () => {
        const picture = await readUpload(raw.request, photoLimit);
        return replacePhoto(database, files, personId, picture, facts.id);
      });
      return { data: { photoUrl: files.url(fileId, "large", personId) } };
    },
    removePhoto: ({ tx, actor, facts }) => removePhoto(tx, files, actor.personId, facts.id),
  });
}
