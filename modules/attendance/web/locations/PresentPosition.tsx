import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { PlaceIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { findPosition, type PositionOutcome } from "../punching/find-position.ts";
import { useDistanceText } from "../use-place-formats.ts";

/** Degrees to a decimetre; phones are less accurate. */
const decimals = 6;

type PresentPositionProps = { onFound: (point: { latitude: string; longitude: string }) => void };

/** Sets the location to the current position of the device. */
export function PresentPosition({ onFound }: PresentPositionProps) {
  const t = useTranslations("attendancePlaces.location");
  const problemText = useTranslations("attendance.position.title");
  const distance = useDistanceText();
  const [outcome, setOutcome] = useState<PositionOutcome | "finding" | null>(null);

  async function find(): Promise<void> {
    setOutcome("finding");
    const found = await findPosition("geolocation" in navigator ? navigator.geolocation : undefined);
    setOutcome(found);
    if (!("position" in found)) return;
    const { latitude, longitude } = found.position;
    onFound({
      latitude: String(Number(latitude.toFixed(decimals))),
      longitude: String(Number(longitude.toFixed(decimals))),
    });
  }
  const message =
    outcome === null || outcome === "finding"
      ? ""
      : "position" in outcome
        ? t("presentFound", { accuracy: distance(outcome.position.accuracy) })
        : problemText(outcome.problem);
  return (
    <div className={rowClass([2, 3], "wrap", "align-center")}>
      <Button
        size="sm"
        icon={<PlaceIcon size={18} />}
        loading={outcome === "finding"}
        loadingLabel={t("presentFinding")}
        onClick={() => void find()}
      >
        {t("present")}
      </Button>
      <span className={textClass("sm", "muted")} role="status">
        {message}
      </span>
    </div>
  );
}
