import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { LoadFailure, type LoadFailureProps } from "./LoadFailure.tsx";

export interface LoadingProps extends Pick<LoadFailureProps, "headingLevel"> {
  /** A TanStack query; of several queries, the failed one. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** "Loading topics", for screen readers; "Loading" by default, and none if `shape` is its own skeleton. */
  label?: string;
  /** A CSS height renders one block, a number as many list rows. */
  shape: ReactNode;
  /** Names the data that could not be loaded; a general sentence by default. */
  failed?: string;
}

/** Renders a skeleton while data loads, or the failure with a retry button. */
export function Loading({ query: { error, isFetching, refetch }, label, shape, failed, headingLevel }: LoadingProps) {
  const t = useTranslations("kit.form");
  if (error !== null) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={failed} headingLevel={headingLevel} />
    );
  }
  if (label === undefined && typeof shape === "object") return shape;
  const name = label ?? t("loading");
  if (typeof shape === "string") return <Skeleton label={name} height={shape} />;
  return (
    <Skeleton label={name}>
      {typeof shape === "number" ? Array.from({ length: shape }, (_, row) => <SkeletonTopicRow key={row} />) : shape}
    </Skeleton>
  );
}
