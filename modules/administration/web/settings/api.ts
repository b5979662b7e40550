import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { uploadFile, type UploadOptions } from "#client/upload.ts";
import { settingRoutes } from "#modules/administration/contract/routes-settings.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import type { LogoPlace } from "#shared/logo-places.ts";

export const updateSettings = endpoint(settingRoutes.updateSettings);
const sendLogo = endpoint(settingRoutes.replaceLogo);
export const removeLogo = endpoint(settingRoutes.removeLogo);
export const tryMail = endpoint(settingRoutes.tryMail);
export const settingsQuery = queryOf(endpoint(settingRoutes.readSettings), {});

export const replaceLogo = (place: LogoPlace, file: File, options: UploadOptions): Promise<{ data: Settings }> =>
  uploadFile(sendLogo, { params: { place } }, file, options);
