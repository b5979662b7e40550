import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";

const day = 86_400_000;

export interface FactorNoticeProps {
  /** The end of the grace period; null without one. */
  due: string | null;
  /** When `due` was read, in milliseconds. */
  readAt: number;
}

/** Counts the days until a role requires a second factor. */
export function FactorNotice({ due, readAt }: FactorNoticeProps) {
  const t = useTranslations("factorNotice");
  if (due === null) return null;
  const left = (Date.parse(due) - readAt) / day;
  const days = left < 1 ? 0 : Math.ceil(left);
  return (
    <Banner
      edge
      tone="warning"
      action={
        <Button size="sm" renderLink={(slot) => <Link to="/user-profile/security" hash="second-step" {...slot} />}>
          {t("action")}
        </Button>
      }
    >
      {t("text", { days })}
    </Banner>
  );
}
