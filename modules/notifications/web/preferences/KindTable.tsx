import { useTranslations } from "use-intl";
import { mailWays } from "#modules/notifications/contract/kinds.ts";
import type { KindPreference } from "#modules/notifications/contract/schemas.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import styles from "./KindTable.module.css";
import type { KindChange } from "./use-preferences.ts";

export interface KindTableProps {
  kinds: readonly KindPreference[];
  onChoose: (change: KindChange) => void;
}

/** The label of a box: on a phone the channel is visible, and the name of the kind is for screen readers only. */
const channelLabel = (channel: string, spoken: string) => (
  <>
    <span className={styles.onPhone} aria-hidden="true">
      {channel}
    </span>
    <VisuallyHidden>{spoken}</VisuallyHidden>
  </>
);

/** A table of kinds and channels; on a phone each kind is a card. */
export function KindTable({ kinds, onChoose }: KindTableProps) {
  const t = useTranslations("notifications");
  const tPush = useTranslations("push");
  return (
    <div>
      <table className={styles.table} aria-label={t("preferences.tableLabel")}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t("preferences.what")}</th>
            <th scope="col">{t("preferences.inApp")}</th>
            <th scope="col">{tPush("column")}</th>
            <th scope="col">{t("preferences.email")}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, inApp, email, push, isFixed }) => {
            const name = t(`kind.${kind}`);
            return (
              <tr key={kind} className={styles.row}>
                <th className={styles.kind} scope="row">
                  <span className={textClass("block", "medium")}>{name}</span>
                  <span className={textClass("block", "xs", "muted")}>{t(`kindHint.${kind}`)}</span>
                </th>
                <td className={styles.cell}>
                  <Checkbox
                    label={channelLabel(t("preferences.inApp"), t("preferences.inAppOf", { kind: name }))}
                    hint={isFixed && t("preferences.fixed")}
                    checked={inApp}
                    disabled={isFixed}
                    onChange={({ target }) => onChoose({ kind, inApp: target.checked })}
                  />
                </td>
                <td className={styles.cell}>
                  <Checkbox
                    label={channelLabel(tPush("column"), tPush("of", { kind: name }))}
                    checked={push}
                    onChange={({ target }) => onChoose({ kind, push: target.checked })}
                  />
                </td>
                <td className={styles.cell}>
                  <span className={styles.onPhone} aria-hidden="true">
                    {t("preferences.email")}
                  </span>
                  <Select
                    label={t("preferences.emailOf", { kind: name })}
                    hideLabel
                    compact
                    value={email}
                    options={mailWays.map((way) => ({ value: way, label: t(`preferences.way.${way}`) }))}
                    onChange={({ target }) => {
                      const way = mailWays.find((candidate) => candidate === target.value);
                      if (way !== undefined) onChoose({ kind, email: way });
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={textClass("flush", "above-3", "sm", "muted")}>{t("preferences.wayHint")}</p>
    </div>
  );
}
