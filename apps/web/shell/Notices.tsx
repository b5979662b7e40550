import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { instanceQuery } from "#modules/identity/web/index.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { useUpdate } from "./updates.ts";

function subscribeToNetwork(subscriber: () => void): () => void {
  window.addEventListener("online", subscriber);
  window.addEventListener("offline", subscriber);
  return () => {
    window.removeEventListener("online", subscriber);
    window.removeEventListener("offline", subscriber);
  };
}

/** Facts about the whole instance, above everything: a demonstration, no network, a new version. */
export function Notices() {
  const t = useTranslations("shell");
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isDemonstration = useQuery(instanceQuery).data?.data.demonstration ?? false;
  const installUpdate = useUpdate();
  return (
    <>
      {isDemonstration && <Banner edge>{t("demonstration")}</Banner>}
      {/* Announced when it comes and goes. */}
      <div role="status">
        {!isOnline && (
          <Banner edge tone="warning">
            {t("offlineBanner")}
          </Banner>
        )}
        {installUpdate !== null && (
          <Banner
            edge
            action={
              <Button size="sm" onClick={installUpdate}>
                {t("update.reload")}
              </Button>
            }
          >
            {t("update.ready")}
          </Banner>
        )}
      </div>
    </>
  );
}
