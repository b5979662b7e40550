import { imageFiles } from "#shared/content-references.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { PosterInput } from "../../contract/schemas-writing.ts";
import type { Change, FileAccess } from "../context.ts";
import type { Writings } from "../topics/read-content.ts";
import { planFiles, posterFiles, posterIds, type FilePlan, type PosterFiles } from "./policy.ts";
import { fileKinds, type TopicFile } from "./queries.ts";

/** File ids of a request body; an undefined field leaves the current files unchanged. */
type FilesInput = {
  attachments: readonly string[] | undefined;
  poster: PosterInput | null | undefined;
  writings: Writings;
};
type CurrentFiles = { files: readonly TopicFile[]; poster: PosterFiles | null };

type PosterField = "fileId" | "stillFileId" | "videoFileId";

/** Maps each file id of a poster to its path in the request body. */
export function posterPlaces(poster: PosterInput | null | undefined): Map<string, string> {
  const fields: PosterField[] = ["fileId", "stillFileId", "videoFileId"];
  const places = new Map<string, string>();
  for (const field of fields) {
    const id = poster?.[field] ?? null;
    if (id !== null && !places.has(id)) places.set(id, `poster.${field}`);
  }
  return places;
}

async function readPoster(db: Reader, ids: readonly string[]): Promise<PosterFiles> {
  const poster = posterFiles(ids, await fileKinds(db, ids));
  if (poster === "poster_still_required") throw refuseField(poster, "poster.stillFileId", { key: "fieldRequired" });
  if (poster === "fields_conflict") throw refuseField(poster, "poster.fileId", { key: "posterFiles" });
  return poster;
}

/**
 * Attaches the files of a text; each must be an unused upload of the author or belong to the topic already. Returns the
 * topic's new files. A text without files runs no query. Throws `file_unknown` with the path of the file.
 */
export async function attachFiles(
  { tx, actor }: Change,
  files: FileAccess,
  given: FilesInput,
  current: CurrentFiles = { files: [], poster: null },
): Promise<FilePlan & { poster: PosterFiles | null }> {
  const attachments = given.attachments ?? current.files.flatMap(({ id, role }) => (role === "attachment" ? [id] : []));
  const inline = (
    [
      ["contentEn", given.writings.en],
      ["contentAr", given.writings.ar],
    ] as const
  ).flatMap(([path, { content }]) => (content === null ? [] : imageFiles(content).map((id) => [id, path] as const)));
  const poster = posterPlaces(given.poster);
  const places = new Map([
    ...inline,
    ...poster,
    ...attachments.map((id, index) => [id, `attachments.${index}`] as const),
  ]);
  const own = new Set([...current.files.map(({ id }) => id), ...posterIds(current.poster)]);
  const fresh = [...places.keys()].filter((id) => !own.has(id));
  const pathOf = (index: number): string => places.get(fresh[index] ?? "") ?? "attachments";
  const attached = fresh.length === 0 ? [] : await files.attach(tx, actor.personId, fresh, pathOf);
  const pictures = new Map(inline);
  for (const { id, kind } of attached) {
    const path = pictures.get(id);
    if (path !== undefined && kind !== "image") throw refuseField("file_unknown", path, { key: "fileUnknown" });
  }
  const posterAfter =
    given.poster === undefined
      ? current.poster
      : given.poster === null
        ? null
        : await readPoster(tx, [...poster.keys()]);
  const wanted = { attachments, inline: [...pictures.keys()], poster: posterAfter };
  return { ...planFiles(current, wanted), poster: posterAfter };
}
