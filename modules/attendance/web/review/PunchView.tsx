import { useState } from "react";
import { useTranslations } from "use-intl";
import { signedInPerson } from "#client/session.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CalendarIcon } from "#ui/icons.ts";
import { Keys } from "#ui/Keys.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { DayDialog } from "../days/DayDialog.tsx";
import { PunchFacts } from "./PunchFacts.tsx";
import { PunchMap } from "./PunchMap.tsx";
import styles from "./PunchView.module.css";

export interface PunchViewProps {
  one: ReviewedPunch;
  timeZone: string;
  /** The location that its verdict refers to. */
  place: Location | undefined;
  working: boolean;
  /** Whether single-key shortcuts are enabled and shown. */
  hasKeys: boolean;
  onAccept: () => void;
  onReject: () => void;
}

export function PunchView({ one, timeZone, place, working, hasKeys, onAccept, onReject }: PunchViewProps) {
  const t = useTranslations("attendanceReview.punch");
  const [date, setDate] = useState<string | null>(null);
  const isOwn = signedInPerson()?.id === one.person.id;
  return (
    <div className={stackClass(4, "items-start")}>
      <PunchFacts one={one} timeZone={timeZone} />
      <Button size="sm" icon={<CalendarIcon size={18} />} onClick={() => setDate(one.punch.date)}>
        {t("day")}
      </Button>
      {one.state === "open" && !isOwn && (
        <div className={classNames(styles.below, rowClass(2, "wrap", "justify-end", "full"))}>
          <Button
            variant="quietDanger"
            disabled={working}
            iconAfter={hasKeys && <Keys keys={["R"]} />}
            onClick={onReject}
          >
            {t("reject")}
          </Button>
          <Button variant="strong" loading={working} iconAfter={hasKeys && <Keys keys={["A"]} />} onClick={onAccept}>
            {t("accept")}
          </Button>
        </div>
      )}
      {one.state === "open" && isOwn && <Banner>{t("own")}</Banner>}
      {one.position !== null && <PunchMap position={one.position} accuracy={one.punch.accuracy} place={place} />}
      {date !== null && <DayDialog person={one.person.id} date={date} onDate={setDate} onClose={() => setDate(null)} />}
    </div>
  );
}
