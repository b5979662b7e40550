import { useEffect, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { AttendanceDay, PermittedLocation, Today } from "#modules/attendance/contract/schemas-day.ts";
import { classNames } from "#ui/class-names.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { AttendanceIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { nearestPlace } from "../punching/find-nearest.ts";
import { inSince, presentRow } from "../punching/present-row.ts";
import { PunchPanel } from "../punching/PunchPanel.tsx";
import { useWaitingPunches } from "../punching/queued-punches.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import { useDistanceText, usePlaceFormats, useZoneNote } from "../use-place-formats.ts";
import { isOfDate } from "./apply-date.ts";
import styles from "./Now.module.css";
import { sumToday, type TodaySum } from "./compute-today.ts";

function useSlotText(today: Today, row: AttendanceDay | null, now: number): string {
  const t = useTranslations("attendance.now");
  const formats = usePlaceFormats(today.timeZone);
  if (row === null) return t(isOfDate(today, now) ? "off" : "unknown");
  if (row.state === "leave") return t("leave");
  if (row.slotStart === null || row.slotEnd === null) {
    const { exceptionDay } = row;
    if (row.state !== "holiday" || exceptionDay === null) return t("off");
    return t("holiday", { name: isolated(formats.name(exceptionDay)) });
  }
  const slot = t("slot", { from: formats.time(row.slotStart), to: formats.time(row.slotEnd) });
  if (Date.parse(row.slotEnd) < now) {
    if (row.state !== "absent") return `${slot} · ${t("over")}`;
    const isOutside = today.days.some(({ state }) => state === "unscheduled");
    return [slot, t("absent"), ...(isOutside ? [t("outside")] : [])].join(" · ");
  }
  const { firstIn, onTimeUntil } = row;
  const isDue = firstIn === null && onTimeUntil !== null && now <= Date.parse(onTimeUntil);
  return isDue ? `${slot} · ${t("onTime", { time: formats.time(onTimeUntil) })}` : slot;
}

interface NowProps {
  today: Today;
  /** Milliseconds; `ahead` is the offset from the device's clock. */
  now: number;
  ahead: number;
  /** Whether to show the position if already permitted; it is not read on the home page (the specification, 8). */
  locates?: boolean;
  more?: ReactNode;
}

/** Place and time of the expected attendance, the start of the current session, and the punch button. */
export function Now({ today, now, ahead, locates = false, more }: NowProps) {
  const t = useTranslations("attendance.now");
  const note = useZoneNote()(today.timeZone);
  const formats = usePlaceFormats(today.timeZone);
  const duration = useDurationText();
  const row = presentRow(today, now);
  const slotText = useSlotText(today, row, now);
  const waiting = useWaitingPunches();
  const since = inSince(today, waiting);
  const sum = sumToday(today, waiting);
  return (
    <div className={stackClass(4)}>
      <Whereabouts places={today.permittedLocations} locates={locates} isWorking={row !== null && row.slot !== null} />
      <div>
        <div className={rowClass(2, "wrap", "align-center", "between")}>
          <time
            className={classNames(styles.clock, textClass("ink", "bold", "tight", "tabular"))}
            dateTime={new Date(now).toISOString()}
          >
            {formats.time(new Date(now))}
          </time>
          {more}
        </div>
        {since !== null && (
          <p className={textClass("flush", "sm", "success", "medium")}>
            {t("in", {
              time: formats.time(since),
              duration: duration(Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))),
            })}
          </p>
        )}
        <p className={textClass("flush", "sm", "muted")}>{slotText}</p>
        {note !== null && <p className={textClass("flush", "sm", "muted")}>{note}</p>}
      </div>
      {(sum.sessions.length > 0 || row?.slotStart != null) && <TodayFacts sum={sum} timeZone={today.timeZone} />}
      <PunchPanel today={today} now={now} ahead={ahead} />
    </div>
  );
}

/** First arrival, last departure and counted hours; all sessions if there are several. */
function TodayFacts({ sum: { sessions, workedMinutes }, timeZone }: { sum: TodaySum; timeZone: string }) {
  const t = useTranslations("attendance.now");
  const formats = usePlaceFormats(timeZone);
  const duration = useDurationText();
  const time = (at: string | null | undefined): string => (at == null ? t("nothing") : formats.time(at));
  const isClosed = sessions.some(({ from, to }) => from !== null && to !== null);
  return (
    <section aria-label={t("facts")}>
      <Facts layout="columns" strong className={styles.facts}>
        <Fact name={t("arrival")}>{time(sessions.find(({ from }) => from !== null)?.from)}</Fact>
        <Fact name={t("departure")}>{time(sessions.at(-1)?.to)}</Fact>
        <Fact name={t("worked")}>{isClosed ? duration(workedMinutes) : t("nothing")}</Fact>
      </Facts>
      {sessions.length > 1 && (
        <ol className={rowClass([1, 3], "wrap", "list", "above-2", "sm", "muted", "tabular")}>
          {sessions.map(({ from, to }) => (
            <li key={from ?? to}>
              {from !== null && to === null
                ? t("open", { from: formats.time(from) })
                : t("session", { from: time(from), to: time(to) })}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** `heardAt`: time of the last read in milliseconds. */
export function OldNotice({ heardAt }: { heardAt: number }) {
  const t = useTranslations("attendance");
  const at = new Date(heardAt).toISOString();
  return (
    <p className={classNames(styles.old, textClass("flush", "below-3", "sm", "tint-neutral"))} role="status">
      {t.rich("old", { when: () => <Moment at={at} style="ago" /> })}
    </p>
  );
}

type Found = { latitude: number; longitude: number; accuracy: number };

/** For display: a punch reads its own position. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 60_000, timeout: 15_000 };

async function canPrompt(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** Returns the nearest location and the accuracy in metres; null while unknown: permission is never requested here. */
function useWhereabouts(places: readonly PermittedLocation[]) {
  const [found, setFound] = useState<Found | null>(null);
  const isOfUse = places.length > 0;

  useEffect(() => {
    if (!isOfUse) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== "visible" || !(await canPrompt()) || isGone) return;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) => !isGone && setFound({ latitude, longitude, accuracy }),
        () => !isGone && setFound(null),
        options,
      );
    };
    void look();
    const retryPosition = (): void => void look();
    document.addEventListener("visibilitychange", retryPosition);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", retryPosition);
    };
  }, [isOfUse]);

  const nearest = found === null ? null : nearestPlace(found, places);
  return found === null || nearest === null ? null : { ...nearest, accuracy: found.accuracy };
}

const nowhere: readonly PermittedLocation[] = [];

type WhereaboutsProps = { places: readonly PermittedLocation[]; locates: boolean; isWorking: boolean };

/** The permitted locations, and the nearest to the device if the position is already permitted. */
function Whereabouts({ places, locates, isWorking }: WhereaboutsProps) {
  const t = useTranslations("attendance");
  const formats = useFormats();
  const distanceText = useDistanceText();
  const nearest = useWhereabouts(locates ? places : nowhere);
  const named = formats.list(places.map((place) => isolated(formats.name(place))));
  const isHere = nearest !== null && nearest.distance <= nearest.place.radius;
  const name = nearest === null ? "" : isolated(formats.name(nearest.place));
  const expected =
    places.length === 0
      ? t("now.anywhere")
      : isWorking
        ? t("now.place", { places: named })
        : t("now.placeOff", { places: named });
  return (
    <div className={rowClass(3, "align-start")}>
      <IconTile icon={<AttendanceIcon />} />
      <div className={boxClass("shrinks")}>
        {/* Smaller than the date, which is in the first HTML: the largest text of a page is measured. */}
        <p className={textClass("flush", "sm", "ink", "bold")}>{isHere ? t("now.here", { place: name }) : expected}</p>
        {nearest !== null && (
          <p className={textClass("flush", "sm", "muted")}>
            {t(isHere ? "now.exact" : "now.away", {
              place: name,
              distance: distanceText(nearest.distance),
              accuracy: distanceText(nearest.accuracy),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
