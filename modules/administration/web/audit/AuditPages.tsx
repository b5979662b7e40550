import { useTranslations } from "use-intl";
import { Pages, type PagesProps } from "#ui/Pages.tsx";

/** The ways to newer and older entries. */
export function AuditPages(props: Omit<PagesProps, "labels">) {
  const t = useTranslations("audit.pages");
  return <Pages {...props} labels={{ label: t("label"), next: t("older"), previous: t("newer") }} />;
}
