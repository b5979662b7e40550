import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { Passkey } from "#modules/identity/contract/factors/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import words from "../components/Words.module.css";
import styles from "./Factors.module.css";

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** Passkeys; each can be renamed and removed. */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const t = useTranslations("factors.passkeys");
  return (
    <ul className={stackClass(4, "list")} aria-label={t("list")}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={rowClass([2, 3], "wrap", "align-center")}>
          <span className={words.words}>
            <span className={rowClass([1, 2], "wrap", "align-center", "ink", "medium", "anywhere")}>
              <bdi>{passkey.name}</bdi> {passkey.isBackedUp && <Badge tone="neutral">{t("backedUp")}</Badge>}
            </span>
            <span className={styles.note}>
              <Meta>
                <span>{t.rich("created", { when: () => <Moment at={passkey.createdAt} style="medium" /> })}</span>
                <span>
                  {passkey.lastUsedAt === null
                    ? t("unused")
                    : t.rich("lastUsed", { when: () => <Moment at={passkey.lastUsedAt ?? ""} style="ago" /> })}
                </span>
              </Meta>
            </span>
          </span>
          <span className={rowClass(2, "wrap")}>
            {(["rename", "remove"] as const).map((action) => (
              <Button
                key={action}
                size="sm"
                variant="quiet"
                aria-label={t(`${action}Of`, { name: isolated(passkey.name) })}
                onClick={() => (action === "rename" ? onRename : onRemove)(passkey)}
              >
                {t(action)}
              </Button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
