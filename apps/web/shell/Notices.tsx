import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useOldestAnswer } from "#client/offline-answers.ts";
import { Moment } from "#client/Moment.tsx";
import { instanceQuery } from "#modules/identity/web/index.ts";
import { Banner } from "#ui/Banner.tsx";

function subscribeToNetwork(subscriber: () => void): () => void {
  window.addEventListener("online", subscriber);
  window.addEventListener("offline", subscriber);
  return () => {
    window.removeEventListener("online", subscriber);
    window.removeEventListener("offline", subscriber);
  };
}

/** Notices of the whole instance, above everything: a demonstration, no network. */
export function Notices({ children }: { children?: ReactNode }) {
  const t = useTranslations("shell");
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const asOf = useOldestAnswer();
  const isDemonstration = useQuery(instanceQuery).data?.data.demonstration ?? false;
  return (
    <section aria-label={t("notices")}>
      {isDemonstration && <Banner edge>{t("demonstration")}</Banner>}
      {/* Announced when it appears and disappears. */}
      <div role="status">
        {(!isOnline || asOf !== null) && (
          <Banner edge tone="warning">
            {t(isOnline ? "unreachableBanner" : "offlineBanner")}{" "}
            {asOf === null
              ? t("perhapsOld")
              : t.rich("asOf", { when: () => <Moment at={new Date(asOf).toISOString()} style="ago" /> })}
          </Banner>
        )}
      </div>
      {children}
    </section>
  );
}
