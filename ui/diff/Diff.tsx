import { lazy, Suspense } from "react";
import { SkeletonBlock } from "../Skeleton.tsx";

const Loaded = lazy(async () => ({ default: (await import("./LoadedDiff.tsx")).LoadedDiff }));

export interface DiffLabels {
  /** Spoken before what was added and what was removed. */
  added: string;
  removed: string;
  /** Shown where both texts are the same. */
  same: string;
}

export interface DiffProps {
  before: string;
  after: string;
  labels: DiffLabels;
  /** Of both texts, when it is known. */
  lang?: "en" | "ar" | undefined;
}

/** The changes between two texts, word by word; the comparison is loaded when first used. */
export function Diff(props: DiffProps) {
  return (
    <Suspense fallback={<SkeletonBlock />}>
      <Loaded {...props} />
    </Suspense>
  );
}
