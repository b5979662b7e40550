import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { timeLeft } from "../shares.ts";

const words = { day: "daysLeft", hour: "hoursLeft", minute: "minutesLeft" } as const;

/** How long it still goes, looked at again every half minute and never announced. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTranslations("polls.card");
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  return left === null ? null : <span>{t(words[left.unit], { count: left.count })}</span>;
}
