import { lazy, Suspense } from "react";
import { Skeleton } from "../Skeleton.tsx";
import type { PdfReaderProps } from "./pdf-parts.ts";

const Reader = lazy(async () => ({ default: (await import("./LoadedPdfReader.tsx")).LoadedPdfReader }));

/** Renders a PDF within the page. The renderer is loaded on demand. */
export function PdfReader(props: PdfReaderProps) {
  return (
    <Suspense fallback={<Skeleton label={props.labels.loading} height="60dvh" />}>
      <Reader {...props} />
    </Suspense>
  );
}
