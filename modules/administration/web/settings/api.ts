import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { uploadFile, type UploadOptions } from "#client/upload.ts";
import type { settingRoutes } from "#modules/administration/contract/routes-settings.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import type { LogoPlace } from "#shared/logo-places.ts";

type Routes = typeof settingRoutes;

const readSettings = endpoint<Routes["readSettings"]>("GET", "/settings");
export const updateSettings = endpoint<Routes["updateSettings"]>("PATCH", "/settings");
export const removeLogo = endpoint<Routes["removeLogo"]>("DELETE", "/settings/logos/{place}");
export const tryMail = endpoint<Routes["tryMail"]>("POST", "/settings/test-mail");
export const settingsQuery = queryOf(readSettings, {});

export const replaceLogo = async (place: LogoPlace, file: File, options: UploadOptions): Promise<{ data: Settings }> =>
  (await uploadFile(`/settings/logos/${place}`, file, options)) as { data: Settings };
