import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import styles from "./HomeToCome.module.css";

/** Home while it is not known what it is made of: the shapes of what mostly stands first. */
export function HomeToCome({ label, isWide }: { label: string; isWide: boolean }) {
  const [first, second] = [
    <SkeletonBlock key="featured" height="18.75rem" />,
    <SkeletonBlock key="card" height="19rem" />,
  ];
  return (
    <Skeleton label={label}>
      <div className={styles.shapes}>{isWide ? [first, second] : [second, first]}</div>
    </Skeleton>
  );
}
