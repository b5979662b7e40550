import { fileTypeFromBuffer } from "file-type";
import sharp, { type Sharp } from "sharp";
import { createTurns } from "#platform/concurrency/turns.ts";
import { refuse } from "#platform/http/refuse.ts";

// One thread a picture and nothing kept: pictures are rare, and answers to others must not wait for them.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures decoded at the same time on this node; each may take 200 MB for a moment. */
export const pictureTurns = createTurns(2);
const mostPixels = 50_000_000;
/** What browsers and telephones send. SVG is a program, not a picture. */
const accepted = new Set(["image/jpeg", "image/png", "image/apng", "image/webp", "image/gif", "image/avif"]);

/** A picture of ours: WebP without metadata. */
export type Rendering = { content: Buffer; mediaType: string; width: number; height: number };

/** Opens a picture by what its content is, turned as the camera was held; metadata stays behind. */
async function openPicture(content: Buffer): Promise<Sharp> {
  const type = await fileTypeFromBuffer(content);
  if (type === undefined || !accepted.has(type.mime)) throw refuse("file_not_an_image");
  return sharp(content, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .timeout({ seconds: 15 })
    .autoOrient();
}

/** One picture at a time and a refusal for what cannot be decoded. */
const rendered = <Result>(content: Buffer, render: (picture: Sharp) => Promise<Result>): Promise<Result> =>
  pictureTurns.run(async () => {
    const picture = await openPicture(content);
    try {
      return await render(picture);
    } catch (error) {
      const beyond = error instanceof Error && /exceeds pixel limit|too large|dimensions/i.test(error.message);
      throw refuse(beyond ? "too_large" : "file_not_an_image");
    }
  });

/**
 * Square crops of a picture, one per edge length, in the order given. The type is decided by the content; the camera's
 * turn is applied, everything else it wrote is dropped; of an animation the first image is taken. Refuses with
 * `file_not_an_image`, or `too_large` beyond 50 million pixels.
 */
export const renderSquares = (content: Buffer, edges: readonly number[]): Promise<Rendering[]> =>
  rendered(content, async (picture) => {
    const largest = Math.max(...edges);
    const square = await picture
      .resize(largest, largest, { fit: "cover", position: "attention" })
      .toColourspace("srgb")
      .png({ compressionLevel: 0 })
      .toBuffer();
    return Promise.all(
      edges.map(async (edge) => ({
        content: await sharp(square).resize(edge, edge).webp({ quality: 82 }).toBuffer(),
        mediaType: "image/webp",
        width: edge,
        height: edge,
      })),
    );
  });

/** The whole of a picture within a box of so many pixels, without the empty margin around it; refuses as `renderSquares`. */
export const renderWithin = (content: Buffer, box: { width: number; height: number }): Promise<Rendering> =>
  rendered(content, async (picture) => {
    const upright = await picture.toColourspace("srgb").png({ compressionLevel: 0 }).toBuffer();
    const { data, info } = await sharp(upright)
      .trim()
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, mediaType: "image/webp", width: info.width, height: info.height };
  });
