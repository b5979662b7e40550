import { FilePathSource, Input, MP4, QTFF, WEBM, type VideoCodec } from "mediabunny";
import pLimit from "p-limit";
import { refuse } from "#platform/http/refuse.ts";

/** Limits videos inspected at the same time on this node. */
const limit = pLimit(2);
/** Codecs that browsers play. */
const playable: ReadonlySet<VideoCodec | null> = new Set<VideoCodec>(["avc", "hevc", "vp8", "vp9", "av1"]);

/** Size as displayed, upright. */
export type VideoFacts = { durationMs: number; width: number; height: number };

async function read(path: string): Promise<VideoFacts | null> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (track === null || !playable.has(await track.getCodec())) return null;
  const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const durationMs = Math.round(seconds * 1000);
  const isSound = [width, height, durationMs].every((value) => Number.isFinite(value) && value >= 0);
  return isSound && width > 0 && height > 0 && durationMs < 2 ** 31 ? { durationMs, width, height } : null;
}

/** Reads a video's duration and size from its container. Throws `media_type_unsupported` if browsers cannot play it. */
export function readVideo(path: string): Promise<VideoFacts> {
  return limit(async () => {
    const facts = await read(path).catch(() => null);
    if (facts === null) throw refuse("media_type_unsupported");
    return facts;
  });
}
