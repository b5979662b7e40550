import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslations } from "use-intl";
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

/** Facts about the whole instance, above everything: a demonstration, no network. */
export function Notices({ children }: { children?: ReactNode }) {
  const t = useTranslations("shell");
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isDemonstration = useQuery(instanceQuery).data?.data.demonstration ?? false;
  return (
    <section aria-label={t("notices")}>
      {isDemonstration && <Banner edge>{t("demonstration")}</Banner>}
      {/* Announced when it comes and goes. */}
      <div role="status">
        {!isOnline && (
          <Banner edge tone="warning">
            {t("offlineBanner")}
          </Banner>
        )}
      </div>
      {children}
    </section>
  );
}
