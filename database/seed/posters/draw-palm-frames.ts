// Writes the frames of the palm walk's short video: draw-palm-frames.ts <directory>. See ../media/README.md.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { drawPalm } from "./palm.ts";

const framesPerSecond = 24;
const seconds = 7;

const directory = process.argv[2];
if (directory === undefined) {
  console.error("Say where the frames go: draw-palm-frames.ts <directory>");
  process.exit(2);
}
await mkdir(directory, { recursive: true });
const count = framesPerSecond * seconds;
for (let frame = 0; frame < count; frame++) {
  const file = join(directory, `${String(frame).padStart(4, "0")}.png`);
  await sharp(Buffer.from(drawPalm(frame / count)))
    .resize(1280, 720)
    .png({ compressionLevel: 2 })
    .toFile(file);
}
console.log(`${count} frames in ${directory}`);
