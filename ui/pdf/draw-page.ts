import { TextLayer, type PDFDocumentProxy, type PDFPageProxy, type RenderTask } from "pdfjs-dist";
import { readableText } from "./read-text.ts";

/** Most pixels of one drawing; beyond, it is drawn coarser, since phones refuse larger ones. */
const maxPixels = 16_000_000;
const maxDensity = 3;

/** Returns the pixels of the drawing for one CSS pixel. */
function densityFor(width: number, height: number): number {
  const wanted = Math.min(window.devicePixelRatio, maxDensity);
  return Math.min(wanted, Math.sqrt(maxPixels / (width * height)));
}

async function textOf(
  page: PDFPageProxy,
  scale: number,
  className: string,
): Promise<{ box: HTMLElement; layer: TextLayer }> {
  const box = window.document.createElement("div");
  box.className = className;
  // The layer calculates with these: `round` of a size needs a unit to round to.
  box.style.setProperty("--total-scale-factor", String(scale));
  box.style.setProperty("--scale-round-x", "1px");
  box.style.setProperty("--scale-round-y", "1px");
  const layer = new TextLayer({
    textContentSource: readableText(await page.getTextContent({ disableNormalization: true })),
    container: box,
    viewport: page.getViewport({ scale }),
  });
  return { box, layer };
}

/**
 * Draws a page of a document into an element, `width` CSS pixels wide, with its text above to be selected. What was there
 * stays until the new drawing is complete. `signal` ends it; nothing is thrown then.
 */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  into: HTMLElement,
  { width, textClass, signal }: { width: number; textClass: string; signal: AbortSignal },
): Promise<void> {
  let task: RenderTask | undefined;
  let layer: TextLayer | undefined;
  signal.addEventListener("abort", () => {
    task?.cancel();
    layer?.cancel();
  });
  try {
    const page = await document.getPage(number);
    if (signal.aborted) return;
    const whole = page.getViewport({ scale: 1 });
    const scale = width / whole.width;
    into.style.aspectRatio = `${whole.width} / ${whole.height}`;
    const density = densityFor(width, whole.height * scale);
    const viewport = page.getViewport({ scale: scale * density });
    const canvas = window.document.createElement("canvas");
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    task = page.render({ canvas, viewport });
    await task.promise;
    if (signal.aborted) return;
    const text = await textOf(page, scale, textClass);
    if (signal.aborted) return;
    layer = text.layer;
    into.replaceChildren(canvas, text.box);
    await layer.render();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
