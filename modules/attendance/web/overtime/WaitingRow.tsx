import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import type { Decision } from "./DecideOvertime.tsx";
import styles from "./OvertimeWork.module.css";

interface WaitingRowProps {
  row: string;
  person: Attendee;
  /** The absent manager in whose place the user decides. */
  insteadOf: PersonSummary | null;
  title: ReactNode;
  onDecide: (decision: Decision) => void;
  children: ReactNode;
}

/** Overtime of a person that waits for the user's decision. */
export function WaitingRow({ row, person, insteadOf, title, onDecide, children }: WaitingRowProps) {
  const t = useTranslations("attendanceOvertime.work");
  const formats = useFormats();
  return (
    <ListRow className={styles.row} data-row={row}>
      <Avatar id={person.id} name={formats.name(person)} photo={person.photoUrl} size="sm" />
      <div className={stackClass(2, "shrinks", "grows")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>{title}</p>
        {insteadOf !== null && (
          <p className={textClass("flush", "sm", "muted")}>
            {t("insteadOf", { name: isolated(formats.name(insteadOf)) })}
          </p>
        )}
        {children}
        <div className={rowClass(2, "wrap")}>
          <Button size="sm" variant="soft" onClick={() => onDecide("approve")}>
            {t("approve")}
          </Button>
          <Button size="sm" variant="quietDanger" onClick={() => onDecide("reject")}>
            {t("reject")}
          </Button>
        </div>
      </div>
    </ListRow>
  );
}
