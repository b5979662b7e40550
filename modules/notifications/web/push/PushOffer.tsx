import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { BellIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { markDevice } from "./device-mark.ts";
import styles from "./PushOffer.module.css";

/** Offers push notifications on this device once. A refusal is remembered. */
export function PushOffer() {
  const t = useTranslations("push");
  const toast = useToast();
  const [isOffered, setOffered] = useState(true);
  const { mutate, isPending } = useAction({
    async run(asked: Promise<NotificationPermission>) {
      const { joinPush } = await import("./device.ts");
      toast((await joinPush(asked)) ? { message: t("switchedOn"), tone: "success" } : { message: t("refused") });
      setOffered(false);
    },
  });
  if (!isOffered) return null;

  const refuse = (): void => {
    markDevice("refused");
    setOffered(false);
  };
  return (
    <div className={boxClass("below-4")} role="note">
      <Card>
        <div className={rowClass([3, 4], "wrap", "align-center")}>
          <IconTile icon={<BellIcon size={22} />} />
          <p className={styles.question}>{t("offer")}</p>
          <div className={rowClass(2, "wrap")}>
            <Button loading={isPending} onClick={() => mutate(Notification.requestPermission())}>
              {t("offerAction")}
            </Button>
            <Button variant="quiet" onClick={refuse}>
              {t("offerRefuse")}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
