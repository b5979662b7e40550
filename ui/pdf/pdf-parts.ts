import type { ReactNode } from "react";

/** Texts of the reader, in the language and digits of the page around it. */
export interface PdfLabels {
  loading: string;
  failedTitle: string;
  failedText: string;
  retry: string;
  /** The tools above the pages. */
  tools: string;
  pageField: string;
  /** After the field: of how many pages. */
  ofPages: (count: number) => string;
  /** Names a page for screen readers. */
  page: (number: number, count: number) => string;
  /** A link that leads within the document. */
  goTo: (page: number) => string;
  number: (value: number) => string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  percent: (share: number) => string;
  /** Back to as wide as the room is; `share` 1 is just that. */
  zoom: (share: number) => string;
}

export interface PdfReaderProps {
  /** Where the document is fetched, with ranges where the server knows them. Read once: another one needs another `key`. */
  url: string;
  /** Names the document for screen readers. */
  name: string;
  labels: PdfLabels;
  /** At the end of the tools: downloading, for instance. */
  actions?: ReactNode;
  /** Asks for a fresh address after a failure. */
  onRetry: () => void;
}
