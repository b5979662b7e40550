import styles from "./FramePending.module.css";
import { PagePending } from "./PagePending.tsx";

/** Skeleton of a page while its frame is loading too, within the frame's margins. */
export function FramePending() {
  return (
    <div className={styles.pending}>
      <PagePending />
    </div>
  );
}
