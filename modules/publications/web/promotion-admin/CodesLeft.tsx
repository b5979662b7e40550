import { useTranslations } from "use-intl";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { Badge } from "#ui/Badge.tsx";

export type OwnCodes = NonNullable<ManagedPromotion["codes"]>;

/** The number of codes left, with a warning when more are needed. */
export function CodesLeft({ codes }: { codes: OwnCodes }) {
  const t = useTranslations("publicationsAdmin.codes");
  if (codes.all === 0) return <Badge tone="saffron">{t("none")}</Badge>;
  return (
    <>
      {t("left", { left: codes.left, all: codes.all })}{" "}
      {codes.isLow && <Badge tone="saffron">{t(codes.left === 0 ? "gone" : "low")}</Badge>}
    </>
  );
}
