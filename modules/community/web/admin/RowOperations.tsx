import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, EditIcon } from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import { rowClass } from "#ui/primitives.ts";
import styles from "./AdminColumns.module.css";

export type RowAction = "activate" | "deactivate" | "delete";

export interface RowOperationsProps {
  labelOf: (operation: RowAction | "edit") => string;
  renderEdit: RenderLink;
  isActive: boolean;
  /** All by default. */
  can?: { update: boolean; activate: boolean; delete: boolean };
  onOrder: (action: RowAction) => void;
  /** In place of the button that deletes, if that is not allowed. */
  children?: ReactNode;
}

const all = { update: true, activate: true, delete: true };

/** Operations on a topic or category, each with a confirmation. */
export function RowOperations({ labelOf, renderEdit, isActive, can = all, onOrder, children }: RowOperationsProps) {
  const button = (action: RowAction, icon: ReactNode) => (
    <IconButton size="sm" label={labelOf(action)} icon={icon} onClick={() => onOrder(action)} />
  );
  const toggle = isActive
    ? button("deactivate", <DeactivateIcon size={18} />)
    : button("activate", <ActivateIcon size={18} />);
  return (
    <div className={classNames(rowClass(1, "align-center"), styles.operations)}>
      {can.update && (
        <IconButton size="sm" label={labelOf("edit")} icon={<EditIcon size={18} />} renderLink={renderEdit} />
      )}
      {can.activate && toggle}
      {can.delete ? button("delete", <DeleteIcon size={18} />) : children}
    </div>
  );
}
