import type { ReactNode } from "react";

/** Texts of the reader, in the language and digits of the surrounding page. */
export interface PdfLabels {
  loading: string;
  failedTitle: string;
  failedText: string;
  retry: string;
  tools: string;
  pageField: string;
  /** After the field: the number of pages. */
  ofPages: (count: number) => string;
  /** Names a page for screen readers. */
  page: (number: number, count: number) => string;
  /** Names a link within the document. */
  goTo: (page: number) => string;
  number: (value: number) => string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  percent: (share: number) => string;
  /** Label of the button that resets the zoom; `share` 1 fits the available width. */
  zoom: (share: number) => string;
}

export interface PdfReaderProps {
  /** URL of the document, fetched by ranges if supported. Read once: another document needs another `key`. */
  url: string;
  name: string;
  labels: PdfLabels;
  /** At the end of the toolbar, for example a download. */
  actions?: ReactNode;
  /** Requests a new URL after a failure. */
  onRetry: () => void;
}
