import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";

/** The number of reports without a decision; nothing without permission. */
export function WaitingCases() {
  const t = useTranslations("communityAdmin.home");
  const count = useCategories().data?.data.find(({ id }) => id === allCategoryId)?.openCaseCount ?? null;
  if (count === null) return null;
  return <Badge tone={count === 0 ? "neutral" : "saffron"}>{t("waiting", { count })}</Badge>;
}
