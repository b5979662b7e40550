import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState, type RefObject } from "react";
import { drawPage } from "./draw-page.ts";
import { PdfLinks } from "./PdfLinks.tsx";
import styles from "./PdfReader.module.css";
import { usePageLinks } from "./use-page-links.ts";

export interface PdfPageProps {
  document: PDFDocumentProxy;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** Width divided by height, until the page itself is loaded. */
  aspect: number;
  label: string;
  /** Names a link to a page of the document. */
  goToLabel: (page: number) => string;
  onFollow: (page: number) => void;
  /** Scroll container of the pages. */
  room: RefObject<HTMLElement | null>;
}

/** Renders a page that is drawn when near the viewport and cleared when far from it. */
export function PdfPage({ document, number, width, aspect, label, goToLabel, onFollow, room }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const links = usePageLinks(document, number, isNear);

  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      root: room.current,
      rootMargin: "100% 0%",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);

  useEffect(() => {
    const element = drawing.current;
    if (element === null) return undefined;
    if (!isNear) {
      element.replaceChildren();
      return undefined;
    }
    delete element.dataset["failed"];
    const ended = new AbortController();
    drawPage(document, number, element, { width, textClass: styles.text ?? "", signal: ended.signal }).catch(() => {
      // The page stays white; the other pages remain readable.
      element.dataset["failed"] = "";
    });
    return () => ended.abort();
  }, [document, number, width, isNear]);

  return (
    <div
      ref={sheet}
      className={styles.sheet}
      role="group"
      aria-label={label}
      data-page={number}
      tabIndex={-1}
      style={{ inlineSize: width }}
    >
      <div ref={drawing} className={styles.drawing} style={{ aspectRatio: aspect }} />
      <PdfLinks links={links} goToLabel={goToLabel} onFollow={onFollow} />
    </div>
  );
}
