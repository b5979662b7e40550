import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "#client/Moment.tsx";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { describeDevice } from "#modules/identity/contract/device.ts";
import type { PushDevice } from "#modules/notifications/contract/push/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DeviceList, DeviceRow } from "#ui/DeviceList.tsx";
import { textClass } from "#ui/primitives.ts";
import { deletePushSubscription, devicesQuery } from "./api.ts";
import { stateQuery } from "./use-device.ts";
import styles from "./PushDevices.module.css";

/** The devices that show the user's notifications, each with a button that ends it; null without devices. */
export function PushDevices() {
  const t = useTranslations("push");
  const queries = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(devicesQuery);
  const [target, setTarget] = useState<PushDevice | null>(null);

  const nameOf = ({ userAgent }: PushDevice): string => {
    const { browser, system } = describeDevice(userAgent);
    if (browser !== null && system !== null) return t("device", { browser, system });
    return browser ?? system ?? t("unknownDevice");
  };

  async function refresh(device: PushDevice): Promise<void> {
    if (device.isCurrent) await (await import("./device.ts")).leavePush();
    await Promise.all([queries.invalidateQueries(devicesQuery), queries.invalidateQueries(stateQuery)]);
  }

  if (data === undefined && error !== null) {
    return (
      <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("devicesFailed")} headingLevel={3} />
    );
  }
  if (data === undefined || data.data.length === 0) return null;
  return (
    <section className={styles.devices} aria-labelledby="push-devices">
      <h3 className={textClass("flush", "md")} id="push-devices">
        {t("devices")}
      </h3>
      <DeviceList>
        {data.data.map((device) => (
          <DeviceRow
            key={device.id}
            isPhone={describeDevice(device.userAgent).kind === "phone"}
            name={nameOf(device)}
            badges={device.isCurrent && <Badge tone="action">{t("thisDevice")}</Badge>}
            facts={t.rich("since", { when: () => <Moment at={device.createdAt} style="long" /> })}
            action={
              <Button
                size="sm"
                variant="quiet"
                aria-label={t("stopOf", { device: nameOf(device) })}
                onClick={() => setTarget(device)}
              >
                {t("stop")}
              </Button>
            }
          />
        ))}
      </DeviceList>
      {target !== null && (
        <ConfirmAction
          title={t("stopTitle", { device: nameOf(target) })}
          confirmLabel={t("stop")}
          run={() => deletePushSubscription({ params: { id: target.id } })}
          ignoresMissing
          refresh={() => refresh(target)}
          onClose={() => setTarget(null)}
        >
          {t("stopText")}
        </ConfirmAction>
      )}
    </section>
  );
}
