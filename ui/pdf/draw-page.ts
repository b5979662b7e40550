import { TextLayer, type PDFDocumentProxy, type PDFPageProxy, type RenderTask } from "pdfjs-dist";
import { readableText } from "./read-text.ts";

/** Maximum pixels of a drawing; larger pages are drawn at a lower density, since phones refuse larger ones. */
const maxPixels = 16_000_000;
const maxDensity = 3;

/** Returns the drawing's pixels per CSS pixel. */
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
  // The text layer uses these in calculations: `round` of a length needs a unit.
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
 * Draws a page into an element, `width` CSS pixels wide, with a selectable text layer above. The previous drawing stays
 * until the new one is complete. `signal` cancels it without throwing.
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
