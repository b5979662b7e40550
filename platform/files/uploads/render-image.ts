import sharp, { type Sharp } from "sharp";
import { refuse } from "#platform/http/refuse.ts";
import { pictureTurns } from "../picture.ts";
import type { VariantDraft } from "../files.ts";

/** Pixels of a picture at most; of an animation, its pictures together. */
const mostPixels = 50_000_000;
const mostMovingPixels = 24_000_000;
/** Longest edges of what is kept, in pixels. */
const edges = { original: 4096, large: 1600, small: 800 } as const;

/** A picture as it is kept: the whole first, under the type it is now. */
export type RenderedImage = {
  mediaType: string;
  width: number;
  height: number;
  variants: [VariantDraft, ...VariantDraft[]];
};

const fit = (image: Sharp, edge: number): Sharp =>
  image.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });

/** Those that browsers show keep their type; the rest become WebP. */
function encode(image: Sharp, mediaType: string): { image: Sharp; mediaType: string } {
  if (mediaType === "image/jpeg") return { image: image.jpeg({ quality: 88 }), mediaType };
  if (mediaType === "image/png") return { image: image.png({ compressionLevel: 8 }), mediaType };
  return { image: image.webp({ quality: 88 }), mediaType: "image/webp" };
}

async function draft(variant: string, image: Sharp, mediaType: string, pages: number): Promise<VariantDraft> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const height = Math.round(info.height / pages);
  return { variant, mediaType, width: info.width, height, content: data };
}

async function render(path: string, mediaType: string): Promise<RenderedImage> {
  const limits = { limitInputPixels: mostPixels, failOn: "error" } as const;
  const { pages = 1, width, pageHeight } = await sharp(path, { ...limits, pages: -1 }).metadata();
  const moving = pages > 1 && pages * width * (pageHeight ?? 0) <= mostMovingPixels;
  const still = (): Sharp =>
    sharp(path, { ...limits, pages: 1 })
      .timeout({ seconds: 20 })
      .autoOrient()
      .toColourspace("srgb");
  const whole = moving
    ? sharp(path, { ...limits, pages: -1 })
        .timeout({ seconds: 40 })
        .toColourspace("srgb")
    : still();
  // Everything a camera wrote stays behind: sharp takes no metadata along unless it is asked to.
  const original = moving
    ? { image: fit(whole, edges.large).webp({ quality: 80, effort: 1 }), mediaType: "image/webp" }
    : encode(fit(whole, edges.original), mediaType);
  const first = await draft("original", original.image, original.mediaType, moving ? pages : 1);
  const smaller: VariantDraft[] = moving ? [{ ...first, variant: "large" }] : [];
  const left = moving ? (["small"] as const) : (["large", "small"] as const);
  for (const variant of left)
    smaller.push(await draft(variant, fit(still(), edges[variant]).webp({ quality: 82 }), "image/webp", 1));
  return {
    mediaType: original.mediaType,
    width: first.width ?? 0,
    height: first.height ?? 0,
    variants: [first, ...smaller],
  };
}

/**
 * Draws a picture anew, upright and without metadata: whole (longest edge 4096), large (1600) and small (800). What moves
 * keeps moving while its pictures are few and small. Refuses with `media_type_unsupported` what cannot be drawn, and
 * with `too_large` beyond 50 million pixels.
 */
export function renderImage(path: string, mediaType: string): Promise<RenderedImage> {
  return pictureTurns.run(async () => {
    try {
      return await render(path, mediaType);
    } catch (error) {
      const beyond = error instanceof Error && /exceeds pixel limit|too large|dimensions/i.test(error.message);
      throw refuse(beyond ? "too_large" : "media_type_unsupported");
    }
  });
}
