import { lazy, Suspense } from "react";
import { SkeletonBlock } from "../Skeleton.tsx";

const Loaded = lazy(async () => ({ default: (await import("./LoadedDiff.tsx")).LoadedDiff }));

export interface DiffLabels {
  /** Read out before added and removed text. */
  added: string;
  removed: string;
  /** Shown if both texts are equal. */
  same: string;
}

export interface DiffProps {
  before: string;
  after: string;
  labels: DiffLabels;
  /** Language of both texts, if known. */
  lang?: "en" | "ar" | undefined;
}

/** Renders the changes between two texts word by word; the comparison is loaded on demand. */
export function Diff(props: DiffProps) {
  return (
    <Suspense fallback={<SkeletonBlock />}>
      <Loaded {...props} />
    </Suspense>
  );
}
