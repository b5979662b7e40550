import type { Permission } from "#shared/permissions.ts";
import { AccountsTile } from "./AccountsTile.tsx";
import { ActivityTile } from "./ActivityTile.tsx";
import styles from "./Dashboard.module.css";
import { HealthTile } from "./HealthTile.tsx";
import { PresenceTile } from "./PresenceTile.tsx";

const tiles: readonly [needs: Permission, Tile: () => React.JSX.Element][] = [
  ["topic.moderate", ActivityTile],
  ["attendance.manage", PresenceTile],
  ["setting.manage", HealthTile],
  ["user.manage", AccountsTile],
];

/** What administrators look at first; each tile for those who hold its permission. */
export function Dashboard({ permissions }: { permissions: readonly string[] }) {
  const open = tiles.filter(([needs]) => permissions.includes(needs));
  if (open.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {open.map(([needs, Tile]) => (
        <Tile key={needs} />
      ))}
    </div>
  );
}
