import { lazy, Suspense } from "react";
import { Skeleton, SkeletonBlock } from "../Skeleton.tsx";
import type { PdfReaderProps } from "./pdf-parts.ts";

const Reader = lazy(async () => ({ default: (await import("./LoadedPdfReader.tsx")).LoadedPdfReader }));

/** A PDF to read on the page. The renderer is loaded when it is shown. */
export function PdfReader(props: PdfReaderProps) {
  return (
    <Suspense
      fallback={
        <Skeleton label={props.labels.loading}>
          <SkeletonBlock height="60dvh" />
        </Skeleton>
      }
    >
      <Reader {...props} />
    </Suspense>
  );
}
