import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { digestRhythms, lockScreens } from "#modules/notifications/contract/kinds.ts";
import { Card } from "#ui/Card.tsx";
import { stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Switch } from "#ui/Switch.tsx";
import { preferencesQuery } from "../api.ts";
import { useDevice } from "../push/use-device.ts";
import { KindTable } from "./KindTable.tsx";
import { partClass, QuietHoursChoice, TimeChoice } from "./QuietHoursChoice.tsx";
import { useChoosing, type ChoiceProps } from "./use-preferences.ts";

/** The kinds of notifications, their channels, and quiet hours. Each choice is saved at once. */
export function PreferencesPanel() {
  const t = useTranslations("notifications.preferences");
  const query = useQuery(preferencesQuery);
  const choose = useChoosing();
  const preferences = query.data?.data;
  return (
    <Card>
      {preferences === undefined ? (
        <Loading query={query} label={t("loading")} shape="28rem" failed={t("failed")} />
      ) : (
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

/** Push notifications of this device, and how much it shows while locked. */
function PushChoice({ preferences, onChoose }: ChoiceProps) {
  const t = useTranslations("push");
  const { state, isWorking, switchOn, switchOff } = useDevice();
  const isAble = state === "on" || state === "off";
  return (
    <div className={partClass}>
      <Switch
        label={t("here")}
        hint={isAble || state === null ? t("hereHint") : t(state)}
        checked={state === "on"}
        disabled={!isAble || isWorking}
        onChange={({ target }) => (target.checked ? switchOn() : switchOff())}
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

function DigestChoice({ preferences: { digest, digestTime }, onChoose }: ChoiceProps) {
  const t = useTranslations("notifications.preferences");
  return (
    <div className={partClass}>
      <SegmentedChoice
        legend={t("digest")}
        hint={t("digestHint")}
        value={digest}
        onChange={(rhythm) => onChoose({ digest: rhythm })}
        options={digestRhythms.map((rhythm) => ({ value: rhythm, label: t(`rhythm.${rhythm}`) }))}
      />
      {digest !== "none" && (
        <TimeChoice label={t("digestTime")} value={digestTime} onChange={(time) => onChoose({ digestTime: time })} />
      )}
    </div>
  );
}
