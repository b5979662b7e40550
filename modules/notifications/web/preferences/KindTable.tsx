import { useTranslations } from "use-intl";
import { mailWays } from "#modules/notifications/contract/kinds.ts";
import type { KindPreference } from "#modules/notifications/contract/schemas.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { DataTable } from "#ui/DataTable.tsx";
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

export function KindTable({ kinds, onChoose }: KindTableProps) {
  const t = useTranslations("notifications");
  const tPush = useTranslations("push");
  const nameOf = ({ kind }: KindPreference): string => t(`kind.${kind}`);
  return (
    <div>
      <DataTable<KindPreference>
        label={t("preferences.tableLabel")}
        rows={kinds}
        keyOf={({ kind }) => kind}
        columns={[
          {
            id: "kind",
            header: t("preferences.what"),
            isName: true,
            cell: (row) => (
              <>
                <span className={textClass("block", "medium")}>{nameOf(row)}</span>
                <span className={textClass("block", "xs", "muted")}>{t(`kindHint.${row.kind}`)}</span>
              </>
            ),
          },
          {
            id: "inApp",
            header: t("preferences.inApp"),
            narrow: true,
            isSelfLabelled: true,
            cell: (row) => (
              <Checkbox
                label={channelLabel(t("preferences.inApp"), t("preferences.inAppOf", { kind: nameOf(row) }))}
                hint={row.isFixed && t("preferences.fixed")}
                checked={row.inApp}
                disabled={row.isFixed}
                onChange={({ target }) => onChoose({ kind: row.kind, inApp: target.checked })}
              />
            ),
          },
          {
            id: "push",
            header: tPush("column"),
            narrow: true,
            isSelfLabelled: true,
            cell: (row) => (
              <Checkbox
                label={channelLabel(tPush("column"), tPush("of", { kind: nameOf(row) }))}
                checked={row.push}
                onChange={({ target }) => onChoose({ kind: row.kind, push: target.checked })}
              />
            ),
          },
          {
            id: "email",
            header: t("preferences.email"),
            narrow: true,
            cell: (row) => (
              <Select
                label={t("preferences.emailOf", { kind: nameOf(row) })}
                hideLabel
                compact
                value={row.email}
                options={mailWays.map((way) => ({ value: way, label: t(`preferences.way.${way}`) }))}
                onChange={({ target }) => {
                  const way = mailWays.find((candidate) => candidate === target.value);
                  if (way !== undefined) onChoose({ kind: row.kind, email: way });
                }}
              />
            ),
          },
        ]}
      />
      <p className={textClass("flush", "above-3", "sm", "muted")}>{t("preferences.wayHint")}</p>
    </div>
  );
}
