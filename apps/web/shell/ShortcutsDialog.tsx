import { useTranslations } from "use-intl";
import { commandKey, singleKeys, useSingleKeys } from "#client/shortcuts.ts";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { Keys } from "#ui/Keys.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import type { Command } from "./use-commands.tsx";
import styles from "./ShortcutsDialog.module.css";

export function ShortcutsDialog({ onClose, commands }: { onClose: () => void; commands: readonly Command[] }) {
  const t = useTranslations("shell");
  const areOn = useSingleKeys();
  const rows = [
    { id: "palette", label: t("shortcuts.palette"), keys: [commandKey(), "K"] },
    { id: "field", label: t("shortcuts.search"), keys: ["/"] },
    { id: "nextRow", label: t("shortcuts.nextRow"), keys: ["J"] },
    { id: "previousRow", label: t("shortcuts.previousRow"), keys: ["K"] },
    { id: "send", label: t("shortcuts.send"), keys: [commandKey(), "Enter"] },
    { id: "close", label: t("shortcuts.close"), keys: ["Esc"] },
  ];
  const goTo = commands.flatMap(({ id, label, keys }) => (keys === undefined ? [] : [{ id, label, keys }]));
  return (
    <Dialog open onClose={onClose} title={t("shortcuts.title")} size="sm">
      <dl className={boxClass("flush", "below-4")}>
        {[...rows, ...goTo].map(({ id, label, keys }) => (
          <div key={id} className={classNames(rowClass(4, "between", "align-center", "md"), styles.row)}>
            <dt>{label}</dt>
            <dd className={boxClass("rigid", "flush")}>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t("shortcuts.singleKeys")}
        hint={t("shortcuts.singleKeysHint")}
        checked={areOn}
        onChange={(event) => singleKeys.set(event.target.checked)}
      />
    </Dialog>
  );
}
