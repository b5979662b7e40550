import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { uploadFile, type UploadOptions } from "#client/upload.ts";
import { peopleRoutes } from "#modules/people/contract/routes.ts";

export const readMe = endpoint(peopleRoutes.readMe);
export const updateMe = endpoint(peopleRoutes.updateMe);
const sendPhoto = endpoint(peopleRoutes.replacePhoto);
export const removePhoto = endpoint(peopleRoutes.removePhoto);

/** The signed-in user: data, settings and permissions. */
export const meQuery = queryOf(readMe, {}, { isCached: true });

/** Uploads the photo of the signed-in user. */
export const replacePhoto = async (file: Blob, options: UploadOptions): Promise<void> => {
  await uploadFile(sendPhoto, {}, file, options);
};
