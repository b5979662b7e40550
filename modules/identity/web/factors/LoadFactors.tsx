import { useTranslations } from "use-intl";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";

/** Before it is known what guards the account: waiting, or why it is not known. */
export function LoadFactors({ query }: Pick<LoadingProps, "query">) {
  const t = useTranslations("factors");
  return <Loading query={query} label={t("loading")} shape={2} failed={t("failed")} headingLevel={3} />;
}
