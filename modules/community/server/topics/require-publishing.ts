import { refuseField } from "#platform/http/refuse.ts";
import type { Viewer } from "../viewer.ts";
import { setsPublishing } from "./policy.ts";

/** Refuses (403, naming the field) a change of the poster or the time of publication without the right to set them. */
export function requirePublishing(viewer: Viewer, changes: { poster: boolean; publishAt: boolean }): void {
  const field = changes.poster ? "poster" : changes.publishAt ? "publishAt" : null;
  if (field !== null && !setsPublishing(viewer)) throw refuseField("not_allowed", field, { key: "notAllowed" });
}
