import sharp, { type Sharp } from "sharp";
import { refuse } from "#platform/http/refuse.ts";
import { limitPictures } from "../picture.ts";
import type { VariantDraft } from "../files.ts";

/** Maximum pixels of an image; for an animation, of all its frames together. */
const maxPixels = 50_000_000;
const maxAnimatedPixels = 24_000_000;
/** Longest edges of the variants, in pixels. */
const edges = { original: 4096, large: 1600, small: 800 } as const;

/** A rendered image: the original variant first, with its new media type. */
export type RenderedImage = {
  mediaType: string;
  width: number;
  height: number;
  variants: [VariantDraft, ...VariantDraft[]];
};

const fit = (image: Sharp, edge: number): Sharp =>
  image.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });

/** JPEG and PNG keep their type; other formats become WebP. */
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
  const limits = { limitInputPixels: maxPixels, failOn: "error" } as const;
  const { pages = 1, width, pageHeight } = await sharp(path, { ...limits, pages: -1 }).metadata();
  const moving = pages > 1 && pages * width * (pageHeight ?? 0) <= maxAnimatedPixels;
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
  // Camera metadata is dropped: sharp copies none by default.
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
 * Renders an image anew, upright and without metadata: original (longest edge 4096), large (1600) and small (800).
 * Animations are kept if they have few and small frames. Throws `media_type_unsupported` if it cannot be decoded, and
 * `too_large` beyond 50 million pixels.
 */
export function renderImage(path: string, mediaType: string): Promise<RenderedImage> {
  return limitPictures(async () => {
    try {
      return await render(path, mediaType);
    } catch (error) {
      const beyond = error instanceof Error && /exceeds pixel limit|too large|dimensions/i.test(error.message);
      throw refuse(beyond ? "too_large" : "media_type_unsupported");
    }
  });
}
