import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { lockScreens } from "#modules/notifications/contract/kinds.ts";
import { Card } from "#ui/Card.tsx";
import { stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Switch } from "#ui/Switch.tsx";
import { preferencesQuery } from "../api.ts";
import { useDevice } from "../push/use-device.ts";
import { DigestChoice, type ChoiceProps } from "./DigestChoice.tsx";
import { KindTable } from "./KindTable.tsx";
import styles from "./PreferencesPanel.module.css";
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

/** Whether this device shows notifications, and how much of them the devices show to whoever is near. */
function PushChoice({ preferences, onChoose }: ChoiceProps) {
  const t = useTranslations("push");
  const { state, isWorking, switchOn, switchOff } = useDevice();
  const isAble = state === "on" || state === "off";
  return (
    <div className={styles.part}>
      <Switch
        label={t("here")}
        hint={isAble || state === null ? t("hereHint") : t(state)}
        checked={state === "on"}
        disabled={!isAble || isWorking}
        onChange={({ target }) => void (target.checked ? switchOn() : switchOff())}
      />
      <SegmentedChoice
        legend={t("lockScreen")}
        hint={t("lockScreenHint")}
        value={preferences.lockScreen}
        onChange={(lockScreen) => onChoose({ lockScreen })}
        options={lockScreens.map((value) => ({ value, label: t(`lockScreens.${value}`) }))}
      />
    </div>
  );
}
