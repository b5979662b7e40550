import { useTranslations } from "use-intl";
import { Pages, type PagesProps } from "#ui/Pages.tsx";

/** The ways to the neighbouring pages of members. */
export function MemberPages(props: Omit<PagesProps, "labels">) {
  const t = useTranslations("roles.members.pages");
  return <Pages {...props} labels={{ label: t("label"), next: t("next"), previous: t("previous") }} />;
}
