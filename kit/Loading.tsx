import type { ReactNode } from "react";
import { Skeleton, SkeletonBlock, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { LoadFailure, type LoadFailureProps } from "./LoadFailure.tsx";

export interface LoadingProps extends Pick<LoadFailureProps, "headingLevel"> {
  /** Of TanStack Query; of several that are read together, the one that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** "Loading topics", for screen readers. Left out where `shape` brings a skeleton of its own. */
  label?: string;
  /** A CSS height draws one block, a number as many rows of a list. */
  shape: ReactNode;
  /** Names what could not be loaded; a general sentence by default. */
  failed?: string;
}

/** In place of data that has not come yet: its shape, or the failure and another try. */
export function Loading({ query: { error, isFetching, refetch }, label, shape, failed, headingLevel }: LoadingProps) {
  if (error !== null) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={failed} headingLevel={headingLevel} />
    );
  }
  if (label === undefined) return shape;
  return (
    <Skeleton label={label}>
      {typeof shape === "string" ? (
        <SkeletonBlock height={shape} />
      ) : typeof shape === "number" ? (
        Array.from({ length: shape }, (_, row) => <SkeletonTopicRow key={row} />)
      ) : (
        shape
      )}
    </Skeleton>
  );
}
