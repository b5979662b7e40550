import { noContent, route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { logoLimit } from "./limits.ts";
import { logoHash, logoParams, mailTrial, settings, updateSettings } from "./schemas-settings.ts";

export const settingRoutes = {
  readSettings: route({
    method: "GET",
    path: "/settings",
    permission: "setting.manage",
    viewing: "shown",
    summary: "Returns the stored settings of the organisation, and those set by environment.",
    output: data(settings),
  }),
  updateSettings: route({
    method: "PATCH",
    path: "/settings",
    permission: "setting.manage",
    summary: "Changes settings. They take effect on every node within five seconds.",
    body: updateSettings,
    output: data(settings),
    errors: ["stale_version", "fields_conflict"],
  }),
  replaceLogo: route({
    method: "POST",
    path: "/settings/logos/{place}",
    permission: "setting.manage",
    summary: "Sets the organisation's logo for a language and a theme. The body is the picture, which is scaled down.",
    params: logoParams,
    output: data(settings),
    status: 200,
    errors: ["file_not_an_image", "too_large"],
    transaction: "own",
    rawBodyLimit: logoLimit,
    consumes: ["image/*", "multipart/form-data"],
  }),
  removeLogo: route({
    method: "DELETE",
    path: "/settings/logos/{place}",
    permission: "setting.manage",
    summary: "Removes the organisation's logo for a language and a theme.",
    params: logoParams,
    output: noContent,
  }),
  readLogo: route({
    method: "GET",
    path: "/logos/{hash}",
    // Shown on the sign-in page. The name is a hash of the content, so that it can be cached forever.
    permission: "public",
    summary: "Returns a logo of the organisation.",
    params: logoHash,
    output: "raw",
    produces: "image/webp",
  }),
  tryMail: route({
    method: "POST",
    path: "/settings/test-mail",
    permission: "setting.manage",
    summary: "Sends a test mail to the user and returns its delivery result.",
    output: data(mailTrial),
    status: 200,
    transaction: "own",
  }),
};
