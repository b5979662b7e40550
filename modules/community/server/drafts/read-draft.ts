import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Draft } from "../../contract/schemas-draft.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { presentDraft } from "./present-draft.ts";
import { draftRow } from "./queries.ts";

/** Returns one of this person's drafts; throws 404 otherwise. */
export async function readDraft(db: Reader, viewer: Viewer, id: string, files: FileAccess): Promise<Draft> {
  const row = await draftRow(db, viewer.personId, id);
  if (row === undefined) throw refuse("not_found");
  return presentDraft(db, row, files);
}
