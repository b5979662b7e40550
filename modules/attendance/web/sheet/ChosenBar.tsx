import { useState } from "react";
import { useTranslations } from "use-intl";
import { maxBulkDays } from "#modules/attendance/contract/kinds.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { textClass } from "#ui/primitives.ts";
import { CorrectDays } from "../bulk/CorrectDays.tsx";
import { readDayKey } from "./find-rectangle.ts";
import type { ChosenDays } from "./use-chosen-days.ts";

/** The chosen days, and their correction. */
export function ChosenBar({ days: { isOn, chosen, clear, stop } }: { days: ChosenDays }) {
  const t = useTranslations("attendanceBulk.choose");
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (!isOn) return null;
  const count = chosen.size;
  const isMany = count > maxBulkDays;
  return (
    <>
      <ActionBar
        label={t("bar")}
        status={isMany ? t("many", { count, max: maxBulkDays }) : t("chosen", { count })}
        choice={
          count > 0 ? (
            <Button size="sm" variant="quiet" onClick={clear}>
              {t("clear")}
            </Button>
          ) : (
            <span className={textClass("xs", "muted", "normal")}>{t("hint")}</span>
          )
        }
      >
        <Button variant="quiet" onClick={stop}>
          {t("stop")}
        </Button>
        {count > 0 && !isMany && (
          <Button variant="strong" onClick={() => setIsCorrecting(true)}>
            {t("correct")}
          </Button>
        )}
      </ActionBar>
      {isCorrecting && (
        <CorrectDays
          days={[...chosen].map(readDayKey)}
          onClose={() => setIsCorrecting(false)}
          onDone={() => {
            setIsCorrecting(false);
            stop();
          }}
        />
      )}
    </>
  );
}
