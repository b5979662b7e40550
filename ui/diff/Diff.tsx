import { lazy, Suspense } from "react";
import { SkeletonBlock } from "../Skeleton.tsx";
import type { DiffProps } from "./LoadedDiff.tsx";

const Loaded = lazy(async () => ({ default: (await import("./LoadedDiff.tsx")).LoadedDiff }));

/** Renders the changes between two texts word by word; the comparison is loaded on demand. */
export function Diff(props: DiffProps) {
  return (
    <Suspense fallback={<SkeletonBlock />}>
      <Loaded {...props} />
    </Suspense>
  );
}
