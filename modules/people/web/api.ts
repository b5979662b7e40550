import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { uploadFile, type UploadOptions } from "#client/upload.ts";
import type { peopleRoutes } from "#modules/people/contract/routes.ts";

type Routes = typeof peopleRoutes;

export const readMe = endpoint<Routes["readMe"]>("GET", "/me");
export const updateMe = endpoint<Routes["updateMe"]>("PATCH", "/me");
export const removePhoto = endpoint<Routes["removePhoto"]>("DELETE", "/me/photo");

/** Me: my data, my settings and what I may do. */
export const meQuery = queryOf(readMe, {}, { isKept: true });

/** Sends a picture as my photo. */
export const replacePhoto = async (file: Blob, options: UploadOptions): Promise<void> => {
  await uploadFile("/me/photo", file, options);
};
