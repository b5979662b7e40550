import type { FileRole, TopicFile } from "./queries.ts";

/** The files of a poster: an image, which is the still if there is a video. */
export type PosterFiles = { imageId: string; videoId: string | null };

export type PosterRefusal = "poster_still_required" | "fields_conflict";

const medium = (kind: string | undefined): "image" | "video" | null => {
  if (kind === "image" || kind === "poster") return "image";
  return kind === "video" || kind === "posterVideo" ? "video" : null;
};

/** Finds the image and the video: an image alone, or a video with its still, in either order. */
export function posterFiles(ids: readonly string[], kinds: ReadonlyMap<string, string>): PosterFiles | PosterRefusal {
  const of = (wanted: "image" | "video"): string[] => ids.filter((id) => medium(kinds.get(id)) === wanted);
  const [images, videos] = [of("image"), of("video")];
  if (images.length + videos.length !== ids.length || images.length > 1 || videos.length > 1) return "fields_conflict";
  const [imageId] = images;
  return imageId === undefined ? "poster_still_required" : { imageId, videoId: videos[0] ?? null };
}

export type WantedFiles = { attachments: readonly string[]; inline: readonly string[]; poster: PosterFiles | null };

export const posterIds = (poster: PosterFiles | null): string[] =>
  poster === null ? [] : [poster.imageId, ...(poster.videoId === null ? [] : [poster.videoId])];

export type FilePlan = { rows: (TopicFile & { position: number })[]; released: string[] };

/**
 * Returns a topic's new files. An image removed from the text is kept for the edit history; a removed attachment or
 * poster that the topic does not use otherwise is released.
 */
export function planFiles(
  current: { files: readonly TopicFile[]; poster: PosterFiles | null },
  wanted: WantedFiles,
): FilePlan {
  const roles = new Map<string, { role: FileRole; position: number }>();
  const note = (role: FileRole) => (id: string, position: number) => {
    if (!roles.has(id)) roles.set(id, { role, position });
  };
  wanted.attachments.forEach(note("attachment"));
  wanted.inline.forEach(note("inline"));
  current.files.filter(({ role }) => role !== "attachment").forEach(({ id }) => note("former")(id, 0));
  const used = new Set([...roles.keys(), ...posterIds(wanted.poster)]);
  const before = [...current.files.map(({ id }) => id), ...posterIds(current.poster)];
  return {
    rows: [...roles].map(([id, place]) => ({ id, ...place })),
    released: [...new Set(before)].filter((id) => !used.has(id)),
  };
}
