import { refuseField } from "#platform/http/refuse.ts";
import type { Viewer } from "../viewer.ts";
import { setsPublishing } from "./policy.ts";

/** Throws 403 with the field for a change of the poster or time of publication without permission. */
export function requirePublishing(viewer: Viewer, changes: { poster: boolean; publishAt: boolean }): void {
  const field = changes.poster ? "poster" : changes.publishAt ? "publishAt" : null;
  if (field !== null && !setsPublishing(viewer)) throw refuseField("not_allowed", field, { key: "notAllowed" });
}
