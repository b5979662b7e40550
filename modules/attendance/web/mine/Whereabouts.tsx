import { useTranslations } from "use-intl";
import { useEffect, useState } from "react";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { AttendanceIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useDistanceText } from "../use-place-formats.ts";
import { nearestPlace } from "../punching/find-nearest.ts";

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

/**
 * Returns the nearest location to the device, its distance and the accuracy in metres. Null while unknown: permission
 * is never requested here.
 */
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
export function Whereabouts({ places, locates, isWorking }: WhereaboutsProps) {
  const t = useTranslations("attendance");
  const locale = useLocale();
  const formats = useFormats();
  const distanceText = useDistanceText();
  const nearest = useWhereabouts(locates ? places : nowhere);
  const named = formats.list(places.map((place) => isolated(nameIn(locale, place))));
  const isHere = nearest !== null && nearest.distance <= nearest.place.radius;
  const name = nearest === null ? "" : isolated(nameIn(locale, nearest.place));
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
        <p className={textClass("flush", "ink", "bold")}>{isHere ? t("now.here", { place: name }) : expected}</p>
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
