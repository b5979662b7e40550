import { useTranslations } from "use-intl";
import { Pages as PageLinks, type PagesProps as PageLinksProps } from "#ui/Pages.tsx";

export interface PagesProps extends Omit<PageLinksProps, "labels"> {
  /** Names the list if a page has several. */
  label?: string;
}

export function Pages({ label, ...props }: PagesProps) {
  const t = useTranslations("kit.pages");
  return <PageLinks {...props} labels={{ label: label ?? t("label"), next: t("next"), previous: t("previous") }} />;
}
