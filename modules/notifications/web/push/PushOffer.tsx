import { useState } from "react";
import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { mayOffer, markDevice } from "./device-mark.ts";
import { useDevice } from "./use-device.ts";
import styles from "./PushOffer.module.css";

/** Asks once whether this device may show notifications, of somebody who has a use for it. A refusal is remembered. */
export function PushOffer() {
  const t = useTranslations("push");
  const { state, isWorking, switchOn } = useDevice();
  const [isOffered, setOffered] = useState(true);
  if (!isOffered || state !== "off") return null;

  const refuse = (): void => {
    markDevice("refused");
    setOffered(false);
  };
  const accept = async (): Promise<void> => {
    await switchOn();
    // What failed for other reasons may be tried again.
    setOffered(mayOffer());
  };
  return (
    <div className={styles.offer}>
      <Banner>
        <div className={styles.text}>
          <p className={styles.question}>{t("offer")}</p>
          <div className={styles.answers}>
            <Button size="sm" loading={isWorking} onClick={() => void accept()}>
              {t("offerAction")}
            </Button>
            <Button size="sm" variant="quiet" onClick={refuse}>
              {t("offerRefuse")}
            </Button>
          </div>
        </div>
      </Banner>
    </div>
  );
}
