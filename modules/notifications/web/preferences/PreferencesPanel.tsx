import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { Card } from "#ui/Card.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { preferencesQuery } from "../api.ts";
import { PushChoice } from "../push/PushChoice.tsx";
import { DigestChoice } from "./DigestChoice.tsx";
import { KindTable } from "./KindTable.tsx";
import styles from "./PreferencesPanel.module.css";
import { QuietHoursChoice } from "./QuietHoursChoice.tsx";
import { useChoosing } from "./use-preferences.ts";

/** The end of the addresses that mails lead to. */
const anchor = "notifications";

/** What one is told of, how, and when not. Each choice is in force at once. */
export function PreferencesPanel() {
  const t = useTranslations("notifications");
  const place = useRef<HTMLDivElement>(null);
  const query = useQuery(preferencesQuery);
  const { data } = query;
  const choose = useChoosing();
  const preferences = data?.data;
  const isThere = preferences !== undefined;

  useEffect(() => {
    if (isThere && window.location.hash === `#${anchor}`) place.current?.scrollIntoView({ block: "start" });
  }, [isThere]);

  return (
    <div id={anchor} ref={place} className={styles.place}>
      <Card title={t("preferences.title")}>
        <p className={textClass("flush", "below-4", "sm", "muted")}>{t("preferences.intro")}</p>
        {preferences === undefined && (
          <Loading
            query={query}
            label={t("preferences.loading")}
            shape="28rem"
            failed={t("preferences.failed")}
            headingLevel={3}
          />
        )}
        {preferences !== undefined && (
          <div className={stackClass(6, "fits")}>
            <KindTable kinds={preferences.kinds} onChoose={(kind) => choose({ kinds: [kind] })} />
            <PushChoice preferences={preferences} onChoose={choose} />
            <DigestChoice preferences={preferences} onChoose={choose} />
            <QuietHoursChoice preferences={preferences} onChoose={choose} />
          </div>
        )}
      </Card>
    </div>
  );
}
