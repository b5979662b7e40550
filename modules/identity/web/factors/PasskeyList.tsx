import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { Passkey } from "#modules/identity/contract/factors/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import styles from "./Factors.module.css";

/** Somebody's passkeys, each with ways to rename and to remove it. */
export function PasskeyList({
  passkeys,
  onRename,
  onRemove,
}: {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}) {
  const t = useTranslations("factors.passkeys");
  return (
    <ul className={stackClass(4, "list")} aria-label={t("list")}>
      {passkeys.map((passkey) => (
        <li key={passkey.id} className={rowClass([2, 3], "wrap", "align-center")}>
          <span className={styles.words}>
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
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("renameOf", { name: isolated(passkey.name) })}
              onClick={() => onRename(passkey)}
            >
              {t("rename")}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("removeOf", { name: isolated(passkey.name) })}
              onClick={() => onRemove(passkey)}
            >
              {t("remove")}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
