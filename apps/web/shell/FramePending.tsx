import styles from "./FramePending.module.css";
import { PagePending } from "./PagePending.tsx";

/** The shape of a page while the frame around it is being loaded as well: within the margins that it will have. */
export function FramePending() {
  return (
    <div className={styles.pending}>
      <PagePending />
    </div>
  );
}
