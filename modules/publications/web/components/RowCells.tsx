import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Audience } from "#modules/publications/contract/schemas-audience.ts";
import { nameIn } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton, type IconButtonProps } from "#ui/IconButton.tsx";
import { DeleteIcon, EditIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./RowCells.module.css";

/** The name of a row, with a muted line below. */
export function RowName({ sign, name, detail }: { sign?: ReactNode; name: ReactNode; detail: ReactNode }) {
  return (
    <span className={rowClass(3, "align-center", "shrinks")}>
      {sign}
      <span>
        <bdi className={textClass("block", "ink", "medium", "anywhere")}>{name}</bdi>
        <span className={classNames(textClass("xs", "muted", "normal", "anywhere"), styles.detail)}>{detail}</span>
      </span>
    </span>
  );
}

/** The audience, in a few words. */
export function AudienceText({ audience }: { audience: Audience | null }) {
  const t = useTranslations("publicationsAdmin.audience");
  const locale = useLocale();
  const formats = useFormats();
  if (audience === null) return <span className={styles.audience}>{t("everyone")}</span>;
  const names = [...audience.departments, ...audience.roles].map((named) => isolated(nameIn(locale, named)));
  return <span className={styles.audience}>{names.length === 0 ? t("nobody") : formats.list(names)}</span>;
}

export interface RowOperationsProps {
  name: string;
  edit: Pick<IconButtonProps, "renderLink" | "onClick">;
  /** Null if it cannot be deleted. */
  onDelete: (() => void) | null;
}

/** Buttons that edit and delete a row. */
export function RowOperations({ name, edit, onDelete }: RowOperationsProps) {
  const t = useTranslations("publicationsAdmin.operations");
  const values = { name: isolated(name) };
  return (
    <div className={classNames(rowClass(1, "align-center"), styles.operations)}>
      <IconButton size="sm" label={t("edit", values)} icon={<EditIcon size={18} />} {...edit} />
      {onDelete !== null && (
        <IconButton size="sm" label={t("delete", values)} icon={<DeleteIcon size={18} />} onClick={onDelete} />
      )}
    </div>
  );
}
