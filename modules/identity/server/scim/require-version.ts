import { refuse } from "#platform/http/refuse.ts";

/** Throws `precondition_failed` unless the request is for the current version (RFC 9110, 13.1.1). */
export function requireVersion(ifMatch: string | undefined, version: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const wanted = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!wanted.includes((version ?? "").replace(/^W\//, ""))) throw refuse("precondition_failed");
}
