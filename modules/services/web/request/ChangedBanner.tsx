import { useTranslations } from "use-intl";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import { Banner } from "#ui/Banner.tsx";
import { textClass } from "#ui/primitives.ts";
import { periodOfLeft, usePeriodText } from "./use-period-text.ts";

/** What has become of something granted that was taken back or shortened in attendance, and why. */
export function ChangedBanner({ history }: Pick<Request, "history">) {
  const t = useTranslations("servicePages.request");
  const periodText = usePeriodText();
  const changed = history.findLast(({ kind }) => kind === "revoked" || kind === "shortened");
  if (changed === undefined) return null;
  const { left, text } = changed;
  return (
    <Banner tone="warning">
      <strong>{left === null ? t("revoked") : t("shortened", { left: periodText(periodOfLeft(left)) })}</strong>
      {text !== null && (
        <p className={textClass("flush", "above-1", "anywhere", "pre-line", "text-start")}>
          <bdi>{text}</bdi>
        </p>
      )}
    </Banner>
  );
}
