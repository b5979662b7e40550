import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import styles from "./SettingsPage.module.css";

/** The sections while they are on their way. */
export function SettingsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.sections}>
        {["14rem", "20rem", "18rem"].map((height) => (
          <SkeletonBlock key={height} height={height} />
        ))}
      </div>
    </Skeleton>
  );
}
