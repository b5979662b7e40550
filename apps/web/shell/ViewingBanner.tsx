import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { leaveViewing, type Viewing } from "#client/viewing.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { useEndViewing } from "./use-end-viewing.ts";

const minute = 60_000;

/** Shows that this tab displays the portal as another user, with the remaining time and a button to end it. */
export function ViewingBanner({ viewing }: { viewing: Viewing }) {
  const t = useTranslations("shell.viewing");
  const locale = useLocale();
  const [left, setLeft] = useState(() => Date.parse(viewing.endsAt) - Date.now());
  const { isEnding, end } = useEndViewing();

  useEffect(() => {
    const tick = (): void => {
      const now = Date.parse(viewing.endsAt) - Date.now();
      setLeft(now);
      if (now <= 0) leaveViewing();
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [viewing]);

  return (
    <Banner
      edge
      tone="warning"
      label={t("label")}
      action={
        <Button size="sm" loading={isEnding} loadingLabel={t("end")} onClick={() => void end()}>
          {t("end")}
        </Button>
      }
    >
      {t.rich("text", {
        name: nameIn(locale, viewing.person),
        b: (name) => (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        ),
      })}{" "}
      {t("left", { minutes: Math.max(0, Math.floor(left / minute)) })}
    </Banner>
  );
}
