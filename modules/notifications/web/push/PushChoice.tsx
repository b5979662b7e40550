import { useTranslations } from "use-intl";
import { lockScreens } from "#modules/notifications/contract/kinds.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Switch } from "#ui/Switch.tsx";
import type { ChoiceProps } from "../preferences/DigestChoice.tsx";
import styles from "../preferences/PreferencesPanel.module.css";
import { useDevice } from "./use-device.ts";

/** Whether this device shows notifications, and how much of them the devices show to whoever is near. */
export function PushChoice({ preferences, onChoose }: ChoiceProps) {
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
