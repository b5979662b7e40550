import { useTranslations } from "use-intl";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";

/** What stands where tokens are not there yet, or could not be loaded. */
export function LoadTokens({ query }: Pick<LoadingProps, "query">) {
  const t = useTranslations("accessTokens");
  return <Loading query={query} label={t("loading")} shape="6rem" failed={t("failed")} headingLevel={3} />;
}
