import { useTranslations } from "use-intl";
import { addressOf } from "#client/api.ts";
import { useLocale } from "#client/intl.tsx";
import { singleSignOnRoutes } from "#modules/identity/contract/single-sign-on/routes.ts";
import { Button } from "#ui/Button.tsx";
import styles from "../entrance/Entrance.module.css";

export interface SingleSignOnButtonProps {
  provider: { nameEn: string | null; nameAr: string | null; isOnly: boolean; isReachable: boolean };
  next: string | undefined;
}

/** Leads to whoever vouches for people. A link, since the whole browser goes there. */
export function SingleSignOnButton({ provider, next }: SingleSignOnButtonProps) {
  const t = useTranslations("identity.singleSignOn");
  const locale = useLocale();
  const { isOnly, isReachable } = provider;
  const name = locale === "ar" ? provider.nameAr : provider.nameEn;
  const address = `/api${addressOf(singleSignOnRoutes.beginSingleSignOn.path, { query: { next } })}`;
  return (
    <div>
      <Button
        variant={isOnly ? "strong" : "soft"}
        size="lg"
        wide
        renderLink={(slot) => (
          <a href={address} aria-describedby="single-sign-on-state" {...slot}>
            {slot.children}
          </a>
        )}
      >
        {name === null ? t("action") : t("actionWith", { name })}
      </Button>
      <p className={styles.state} id="single-sign-on-state">
        {!isReachable && t(isOnly ? "awayOnly" : "away")}
      </p>
    </div>
  );
}
