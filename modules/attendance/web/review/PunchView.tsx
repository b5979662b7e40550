import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { signedInPerson } from "#client/session.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { CalendarIcon, WarningIcon } from "#ui/icons.ts";
import { Keys } from "#ui/Keys.tsx";
import type { MapPoint } from "#ui/map/map-parts.ts";
import { PlaceMap } from "#ui/map/PlaceMap.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { DayDialog } from "../days/DayDialog.tsx";
import { instanceQuery } from "../rules/api.ts";
import { beyondSource, useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats, useZoneNote } from "../use-place-formats.ts";
import styles from "./PunchView.module.css";
import { useSuspicionText } from "./use-suspicion-text.ts";

const mutedText = textClass("xs", "muted");

interface PunchMapProps {
  position: MapPoint;
  /** Metres; null if the device sent none. */
  accuracy: number | null;
  place: Location | undefined;
}

/** The position of a punch with its accuracy, and the circle of the location. */
function PunchMap({ position, accuracy, place }: PunchMapProps) {
  const t = useTranslations("attendanceReview.map");
  const formats = useFormats();
  const distance = useDistanceText();
  const tiles = useQuery(instanceQuery).data?.data.mapTiles ?? null;
  const others = useMemo(
    () => (place === undefined ? [] : [{ ...place, name: formats.name(place) }]),
    [place, formats],
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
  canDecide: boolean;
  working: boolean;
  /** Whether single-key shortcuts are enabled and shown. */
  hasKeys: boolean;
  onAccept: () => void;
  onReject: () => void;
}

export function PunchView(props: PunchViewProps) {
  const { one, timeZone, place, canDecide, working, hasKeys, onAccept, onReject } = props;
  const t = useTranslations("attendanceReview.punch");
  const [date, setDate] = useState<string | null>(null);
  const isOwn = signedInPerson()?.id === one.person.id;
  return (
    <div className={stackClass(4, "items-start")}>
      <PunchFacts one={one} timeZone={timeZone} />
      <Button size="sm" icon={<CalendarIcon size={18} />} onClick={() => setDate(one.punch.date)}>
        {t("day")}
      </Button>
      {canDecide && (
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

function PunchFacts({ one, timeZone }: { one: ReviewedPunch; timeZone: string }) {
  const t = useTranslations("attendanceReview.punch");
  const tDays = useTranslations("attendanceDays");
  const note = useZoneNote()(timeZone);
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const suspicionText = useSuspicionText();
  const flagTexts = useFlagTexts();
  const { person, punch, position } = one;
  const near = punch.location === null ? punch.nearest : { location: punch.location, distance: punch.distance ?? 0 };
  const flags = flagTexts(beyondSource(punch.flags).filter((flag) => flag !== "review"));
  return (
    <>
      <AvatarName
        id={person.id}
        name={formats.name(person)}
        photo={person.photoUrl}
        detail={
          <>
            {person.department !== null && <bdi>{formats.name(person.department)}</bdi>}
            <Link className={styles.more} to="/admin/attendance/review" search={{ user: person.id }}>
              {t("allOf")}
            </Link>
          </>
        }
      />
      <ul className={classNames(styles.why, stackClass(2, "list", "full", "sm", "tint-saffron"))} aria-label={t("why")}>
        {one.suspicions.map((suspicion) => (
          <li key={suspicion.kind} className={rowClass(2)}>
            <WarningIcon size={18} />
            {suspicionText(suspicion).full}
          </li>
        ))}
      </ul>
      <Facts layout="rows" className={styles.facts}>
        <Fact name={t("when")}>
          <strong>
            {tDays(`kind.${punch.kind}`)} {formats.time(punch.at)}
          </strong>
          <span className={mutedText}>{formats.dateInBoth(punch.date)}</span>
          {note !== null && <span className={mutedText}>{note}</span>}
        </Fact>
        <Fact name={t("where")}>
          {near === null ? (
            t("nowhere")
          ) : (
            <span>
              {t("near", { place: isolated(formats.name(near.location)), distance: distance(near.distance) })}
            </span>
          )}
          <span className={mutedText}>{tDays(`verdict.${punch.verdict}`)}</span>
        </Fact>
        <Fact name={t("position")}>
          {position === null ? (
            t(punch.verdict === "none" ? "notSent" : "purged")
          ) : (
            <>
              <bdi dir="ltr">
                {position.latitude.toFixed(6)}, {position.longitude.toFixed(6)}
              </bdi>
              {punch.accuracy !== null && (
                <span className={mutedText}>{t("accuracy", { distance: distance(punch.accuracy) })}</span>
              )}
            </>
          )}
        </Fact>
        <Fact name={t("how")}>
          {tDays(`source.${punch.source}`)}
          {flags.length > 0 && <span className={mutedText}>{flags.join(" · ")}</span>}
        </Fact>
      </Facts>
      {one.state !== "open" && (
        <div className={classNames(styles.below, stackClass(2, "full"))}>
          <p className={textClass("flush")}>
            <Badge tone={one.state === "accepted" ? "action" : "danger"}>{t(`decided.${one.state}`)}</Badge>
          </p>
          {one.reviewedBy !== null && one.reviewedAt !== null && (
            <p className={textClass("flush", "xs", "muted")}>
              {t("decidedBy", { name: isolated(formats.name(one.reviewedBy)) })}{" "}
              <Moment at={one.reviewedAt} style="dateTime" />
            </p>
          )}
          {one.reviewNote !== null && <PlainText text={one.reviewNote} />}
        </div>
      )}
    </>
  );
}
