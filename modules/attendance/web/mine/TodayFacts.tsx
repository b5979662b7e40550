import { useTranslations } from "use-intl";
import { Fact, Facts } from "#ui/Facts.tsx";
import { rowClass } from "#ui/primitives.ts";
import { useDurationText } from "../use-duration-text.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./Now.module.css";
import type { TodaySum } from "./sum-today.ts";

/** When somebody came and left today and the hours that count, every pair of several too. */
export function TodayFacts({ sum: { sessions, workedMinutes }, timeZone }: { sum: TodaySum; timeZone: string }) {
  const t = useTranslations("attendance.now");
  const formats = usePlaceFormats(timeZone);
  const duration = useDurationText();
  const time = (at: string | null | undefined): string => (at == null ? t("nothing") : formats.time(at));
  const isClosed = sessions.some(({ from, to }) => from !== null && to !== null);
  const facts = [
    { name: t("arrival"), value: time(sessions.find(({ from }) => from !== null)?.from) },
    { name: t("departure"), value: time(sessions.at(-1)?.to) },
    { name: t("worked"), value: isClosed ? duration(workedMinutes) : t("nothing") },
  ];
  return (
    <section aria-label={t("facts")}>
      <Facts layout="columns" strong className={styles.facts}>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
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
