import { useState, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useQuery } from "@tanstack/react-query";
import { signedInPerson } from "#client/session.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CalendarIcon } from "#ui/icons.ts";
import { Keys } from "#ui/Keys.tsx";
import { rowClass, stackClass, boxClass } from "#ui/primitives.ts";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import type { MapPoint } from "#ui/map/map-parts.ts";
import { PlaceMap } from "#ui/map/PlaceMap.tsx";
import { DayDialog } from "../days/DayDialog.tsx";
import { PunchFacts } from "./PunchFacts.tsx";
import styles from "./PunchView.module.css";
import { instanceQuery } from "../rules/api.ts";
import { useDistanceText } from "../use-place-formats.ts";

interface PunchMapProps {
  position: MapPoint;
  /** Metres; null if the device sent none. */
  accuracy: number | null;
  place: Location | undefined;
}

/** The position of a punch with its accuracy, and the circle of the location. */
function PunchMap({ position, accuracy, place }: PunchMapProps) {
  const t = useTranslations("attendanceReview.map");
  const locale = useLocale();
  const distance = useDistanceText();
  const tiles = useQuery(instanceQuery).data?.data.mapTiles ?? null;
  const others = useMemo(
    () => (place === undefined ? [] : [{ ...place, name: nameIn(locale, place) }]),
    [place, locale],
  );
  return (
    <div className={boxClass("full")}>
      <PlaceMap
        value={position}
        radius={accuracy ?? 0}
        onPick={null}
        others={others}
        centre={null}
        tiles={tiles}
        labels={{
          map: t("name"),
          howTo: t("howTo"),
          zoomIn: t("zoomIn"),
          zoomOut: t("zoomOut"),
          length: distance,
          loading: t("loading"),
        }}
      />
    </div>
  );
}

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
