import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist";
// Vite supplies the URL as the default export.
// oxlint-disable-next-line import/default
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useState } from "react";
import { textSpan, type Span } from "./text-span.ts";

GlobalWorkerOptions.workerSrc = workerUrl;

declare global {
  interface ImportMetaEnv {
    /** URL of the files that PDF.js loads when a page needs them; set by the build. */
    readonly PDF_FILES: string;
  }
}

const files = import.meta.env.PDF_FILES;
/** The content security policy forbids WebAssembly: scans are decoded by the script fallback in the same folder. */
const parts = {
  useWasm: false,
  wasmUrl: `${files}wasm/`,
  standardFontDataUrl: `${files}standard_fonts/`,
  cMapUrl: `${files}cmaps/`,
};

/** An open document, the size of its first page, and its text span, assumed to be similar on all pages. */
export type OpenPdf = { document: PDFDocumentProxy; size: { width: number; height: number }; span: Span };
export type PdfState = { state: "loading" } | { state: "failed" } | ({ state: "ready" } & OpenPdf);

async function textOf(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  return { content: await page.getTextContent(), width: page.getViewport({ scale: 1, rotation: 0 }).width };
}

/** Opens a document, loading page by page if the server supports it; destroys it on unmount. */
export function usePdf(url: string): PdfState {
  const [shown, setShown] = useState<PdfState>({ state: "loading" });
  useEffect(() => {
    let isGone = false;
    const task = getDocument({ url, ...parts });
    const open = async (): Promise<void> => {
      const document = await task.promise;
      const first = (await document.getPage(1)).getViewport({ scale: 1 });
      const pages = await Promise.all([1, 2].slice(0, document.numPages).map((number) => textOf(document, number)));
      const { width, height } = first;
      if (!isGone) setShown({ state: "ready", document, size: { width, height }, span: textSpan(pages) });
    };
    open().catch(() => {
      if (!isGone) setShown({ state: "failed" });
    });
    return () => {
      isGone = true;
      void task.destroy();
    };
  }, [url]);
  return shown;
}
