import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { PermittedLocation } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { AttendanceIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useDistanceText } from "../use-place-formats.ts";
import { useWhereabouts } from "./use-whereabouts.ts";

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
        : t("punching.permitted", { places: named });
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
