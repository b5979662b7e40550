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

/** What changed between two texts, word by word; what compares them comes when it is first used. */
export function Diff(props: DiffProps) {
  return (
    <Suspense fallback={<SkeletonBlock />}>
      <Loaded {...props} />
    </Suspense>
  );
}
