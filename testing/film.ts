import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WEBM,
} from "mediabunny";

const webm = join(import.meta.dirname, "../database/seed/media/palm-walk.webm");

/** Reads the recorded video in WebM. */
export const readWebm = (): Promise<Buffer> => readFile(webm);

/** Returns the same video in MP4 or QuickTime, with a location comment in its metadata. */
export async function makeFilm(container: "mp4" | "mov", remark: string): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(await readWebm()), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const codec = await track?.getCodec();
  if (track === null || codec === null || codec === undefined) throw new Error("The film has no pictures.");
  const target = new BufferTarget();
  const format = container === "mp4" ? new Mp4OutputFormat() : new MovOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  output.setMetadataTags({ comment: remark, title: remark });
  await output.start();
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  let first = true;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, first && decoderConfig !== undefined ? { decoderConfig } : undefined);
    first = false;
  }
  await output.finalize();
  input.dispose();
  if (target.buffer === null) throw new Error("The film was not written.");
  return Buffer.from(target.buffer);
}
