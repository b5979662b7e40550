import { permissions } from "#shared/permissions.ts";
import type { Actor } from "#platform/http/actor.ts";
import { may } from "#platform/http/actor.ts";
import type { Files } from "#platform/files/files.ts";
import { readUpload } from "#platform/files/read-upload.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { photoLimit } from "../contract/photo.ts";
import { peopleRoutes } from "../contract/routes.ts";
import type { Me } from "../contract/schemas.ts";
import { readMeRow, selectDepartments, type MeRow } from "./queries.ts";
import { removePhoto, replacePhoto } from "./replace-photo.ts";
import { updateMe } from "./update-me.ts";

/** `/me` as it leaves the server. */
function presentMe(files: Files, actor: Actor, row: MeRow): Me {
  const department =
    row.department_id === null || row.department_ar === null || row.department_en === null
      ? null
      : { id: row.department_id, nameAr: row.department_ar, nameEn: row.department_en };
  const manager =
    row.manager_id === null
      ? null
      : {
          id: row.manager_id,
          nameAr: row.manager_name_ar,
          nameEn: row.manager_name_en,
          titleAr: row.manager_title_ar,
          titleEn: row.manager_title_en,
          photoUrl: files.photoUrl(row.manager_photo_file_id, actor.personId),
        };
  return {
    id: row.id,
    email: row.email,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    phone: row.phone,
    department,
    manager,
    photoUrl: files.photoUrl(row.photo_file_id, actor.personId, "large"),
    locale: row.locale,
    calendar: row.calendar,
    digits: row.digits,
    theme: row.theme,
    permissions: permissions.filter((permission) => may(actor, permission)),
    joinedAt: row.joined_at,
    version: row.version,
  };
}

/** Lets a person do something once at a time on this node: a picture being read takes many megabytes. */
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

/** The routes of people, bound. */
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
    async listDepartments({ db }) {
      const rows = await selectDepartments(db, []);
      return { data: rows.map(({ id, name_ar: nameAr, name_en: nameEn }) => ({ id, nameAr, nameEn })) };
    },
  });
}
