import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { linksAmong, type PageMark, type PdfLink } from "./page-links.ts";

/** A link with a resolved target: a URL, or a page of the document counted from 1. */
export type OpenLink = Omit<PdfLink, "target"> & ({ address: string } | { page: number });

type PageRef = Parameters<PDFDocumentProxy["getPageIndex"]>[0];

/** Returns the page of a destination, counted from 1; null if there is none. */
async function pageOf(document: PDFDocumentProxy, destination: unknown): Promise<number | null> {
  const place: unknown = typeof destination === "string" ? await document.getDestination(destination) : destination;
  const target: unknown = Array.isArray(place) ? place[0] : null;
  if (target === null || target === undefined) return null;
  const index = typeof target === "number" ? target : await document.getPageIndex(target as PageRef);
  return index >= 0 && index < document.numPages ? index + 1 : null;
}

async function loadLinks(document: PDFDocumentProxy, number: number): Promise<OpenLink[]> {
  const page = await document.getPage(number);
  const marks = (await page.getAnnotations({ intent: "display" })) as PageMark[];
  const links = linksAmong(marks, page.getViewport({ scale: 1 }));
  const opened = await Promise.all(
    links.map(async ({ target, ...link }): Promise<OpenLink | null> => {
      if ("address" in target) return { ...link, ...target };
      const leadsTo = await pageOf(document, target.destination).catch(() => null);
      return leadsTo === null ? null : { ...link, page: leadsTo };
    }),
  );
  return opened.filter((link) => link !== null);
}

const none: readonly OpenLink[] = [];

/** Returns a page's links, loaded once `isWanted`; none if they cannot be read. */
export function usePageLinks(document: PDFDocumentProxy, number: number, isWanted: boolean): readonly OpenLink[] {
  const [links, setLinks] = useState<readonly OpenLink[] | null>(null);
  const isMissing = isWanted && links === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    void loadLinks(document, number)
      .catch(() => none)
      .then((loaded) => !isGone && setLinks(loaded));
    return () => {
      isGone = true;
    };
  }, [document, number, isMissing]);
  return links ?? none;
}
