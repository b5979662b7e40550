import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { refuse } from "#platform/http/refuse.ts";

// One thread per picture and no cache: pictures are rare, and must not delay other requests.
sharp.concurrency(1);
sharp.cache(false);

/** Limits pictures decoded at the same time on this node; each may need 200 MB. */
export const limitPictures = pLimit(2);
const maxPixels = 50_000_000;
/** Formats that browsers and telephones send. SVG is refused, since it can contain scripts. */
const accepted = new Set(["image/jpeg", "image/png", "image/apng", "image/webp", "image/gif", "image/avif"]);

/** A rendered picture: WebP without metadata. */
export type Rendering = { content: Buffer; mediaType: string; width: number; height: number };

/** Opens a picture by its content type, rotated by its EXIF orientation; metadata is dropped. */
async function openPicture(content: Buffer): Promise<Sharp> {
  const type = await fileTypeFromBuffer(content);
  if (type === undefined || !accepted.has(type.mime)) throw refuse("file_not_an_image");
  return sharp(content, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
    .timeout({ seconds: 15 })
    .autoOrient();
}

/** Renders within the concurrency limit; throws a refusal if the picture cannot be decoded. */
const rendered = <Result>(content: Buffer, render: (picture: Sharp) => Promise<Result>): Promise<Result> =>
  limitPictures(async () => {
    const picture = await openPicture(content);
    try {
      return await render(picture);
    } catch (error) {
      const beyond = error instanceof Error && /exceeds pixel limit|too large|dimensions/i.test(error.message);
      throw refuse(beyond ? "too_large" : "file_not_an_image");
    }
  });

/**
 * Renders square crops of a picture, one per edge length, in the given order. The content determines the type; EXIF
 * orientation is applied, other metadata is dropped; of an animation the first frame is used. Throws
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

/** Renders a whole picture within a box in pixels, trimmed of its empty margin; throws as `renderSquares` does. */
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
