import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { Card } from "#ui/Card.tsx";
import { stackClass } from "#ui/primitives.ts";
import { preferencesQuery } from "../api.ts";
import { PushChoice } from "../push/PushChoice.tsx";
import { DigestChoice } from "./DigestChoice.tsx";
import { KindTable } from "./KindTable.tsx";
import { QuietHoursChoice } from "./QuietHoursChoice.tsx";
import { useChoosing } from "./use-preferences.ts";

/** What one is told of, how, and when not. Each choice is in force at once. */
export function PreferencesPanel() {
  const t = useTranslations("notifications");
  const query = useQuery(preferencesQuery);
  const { data } = query;
  const choose = useChoosing();
  const preferences = data?.data;

  return (
    <Card>
      {preferences === undefined && (
        <Loading query={query} label={t("preferences.loading")} shape="28rem" failed={t("preferences.failed")} />
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
  );
}
