import type { Permission } from "#shared/permissions.ts";
import { AccountsTile } from "./AccountsTile.tsx";
import { CasesTile } from "./CasesTile.tsx";
import { ActivityTile } from "./ActivityTile.tsx";
import styles from "./Dashboard.module.css";
import { HealthTile } from "./HealthTile.tsx";
import { PresenceTile } from "./PresenceTile.tsx";

const tiles: readonly { id: string; needs: Permission; Tile: () => React.JSX.Element }[] = [
  { id: "activity", needs: "topic.moderate", Tile: ActivityTile },
  { id: "presence", needs: "attendance.manage", Tile: PresenceTile },
  { id: "cases", needs: "topic.moderate", Tile: CasesTile },
  { id: "health", needs: "setting.manage", Tile: HealthTile },
  { id: "accounts", needs: "user.manage", Tile: AccountsTile },
];

/** What administrators look at first; each tile for those who hold its permission. */
export function Dashboard({ permissions }: { permissions: readonly string[] }) {
  const open = tiles.filter(({ needs }) => permissions.includes(needs));
  if (open.length === 0) return null;
  return (
    <div className={styles.tiles}>
      {open.map(({ id, Tile }) => (
        <Tile key={id} />
      ))}
    </div>
  );
}
