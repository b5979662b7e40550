import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, EditIcon } from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./RuleOperations.module.css";

export type RuleAction = "activate" | "deactivate" | "delete";

export interface RuleOperationsProps {
  name: string;
  isActive: boolean;
  renderEdit: RenderLink;
  onOrder: (action: RuleAction) => void;
  /** Whether it is referenced: then it can be deactivated, but not deleted. */
  isUsed: boolean;
  /** Whether an inactive one can be activated without being edited first. */
  canBeActive: boolean;
  children?: ReactNode;
}

/** The operations of a row, each labelled with the name of the rule. */
export function RuleOperations(props: RuleOperationsProps) {
  const { name, isActive, renderEdit, onOrder, isUsed, canBeActive, children } = props;
  const t = useTranslations("attendanceRules.operations");
  const values = { name: isolated(name) };
  return (
    <div className={styles.operations}>
      <IconButton size="sm" label={t("edit", values)} icon={<EditIcon size={18} />} renderLink={renderEdit} />
      {children}
      {(isActive || canBeActive) && (
        <IconButton
          size="sm"
          label={t(isActive ? "deactivate" : "activate", values)}
          icon={isActive ? <DeactivateIcon size={18} /> : <ActivateIcon size={18} />}
          onClick={() => onOrder(isActive ? "deactivate" : "activate")}
        />
      )}
      {isUsed ? (
        <span className={textClass("xs", "muted")}>{t("used")}</span>
      ) : (
        <IconButton
          size="sm"
          label={t("delete", values)}
          icon={<DeleteIcon size={18} />}
          onClick={() => onOrder("delete")}
        />
      )}
    </div>
  );
}
