import { useTranslations } from "use-intl";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { Badge } from "#ui/Badge.tsx";

/** How many of an offer's own codes are left, and whether it is time for more. */
export function CodesLeft({ codes }: { codes: NonNullable<ManagedPromotion["codes"]> }) {
  const t = useTranslations("publicationsAdmin.codes");
  if (codes.all === 0) return <Badge tone="saffron">{t("none")}</Badge>;
  return (
    <>
      {t("left", { left: codes.left, all: codes.all })}{" "}
      {codes.isLow && <Badge tone="saffron">{t(codes.left === 0 ? "gone" : "low")}</Badge>}
    </>
  );
}
