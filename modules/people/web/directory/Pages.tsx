import { useTranslations } from "use-intl";
import { Pages as Ways, type PagesProps } from "#ui/Pages.tsx";

/** The ways to the neighbouring pages, in the words of these lists. */
export function Pages(props: Omit<PagesProps, "labels">) {
  const t = useTranslations("directory.pages");
  return <Ways {...props} labels={{ label: t("label"), next: t("next"), previous: t("previous") }} />;
}
