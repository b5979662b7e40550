import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Returns the lines of a PDF's text in reading order; Arabic presentation forms become plain letters. */
export async function pdfTextOf(pdf: Buffer): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await loading.destroy();
  return pages.join("\n").normalize("NFKC").replace(/\s+/gu, " ");
}
