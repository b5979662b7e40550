import { useTranslations } from "use-intl";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";

export function LoadState(props: Pick<LoadingProps, "query" | "shape" | "headingLevel">) {
  const t = useTranslations("accounts");
  return <Loading label={t("loading")} failed={t("failed")} {...props} />;
}
