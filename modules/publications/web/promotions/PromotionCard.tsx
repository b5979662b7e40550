import { useTranslations } from "use-intl";
import { useEffect, useId, useRef } from "react";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Promotion } from "#modules/publications/contract/schemas-promotion.ts";
import { pickText } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ExternalLinkIcon, CopyIcon } from "#ui/icons.ts";
import { stackClass, textClass, rowClass } from "#ui/primitives.ts";
import { useAction } from "#kit/use-action.ts";
import { useCopy } from "#kit/use-copy.ts";
import styles from "./PromotionCard.module.css";
import { claimCode } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";

/** Days before the end from which a badge is shown. */
const endsSoonDays = 7;

/** An offer: partner, text, end date and use. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const t = useTranslations("publicationsPages.promotions");
  const locale = useLocale();
  const formats = useFormats();
  const { daysLeft, address, pictureUrl } = promotion;
  const text = pickText(locale, { en: promotion.textEn, ar: promotion.textAr });
  return (
    <li className={styles.card}>
      {pictureUrl !== null && <img className={styles.picture} src={pictureUrl} alt="" loading="lazy" />}
      <div className={styles.body}>
        <p className={textClass("flush", "sm", "muted", "anywhere")}>
          <bdi>{locale === "ar" ? promotion.partnerAr : promotion.partnerEn}</bdi>
        </p>
        <h2 className={textClass("flush", "lg", "tight", "anywhere")}>
          <bdi>{locale === "ar" ? promotion.titleAr : promotion.titleEn}</bdi>
        </h2>
        {text.text !== "" && (
          <p
            className={textClass("flush", "full", "sm", "plain", "anywhere", "pre-line", "text-start")}
            lang={text.locale}
            dir="auto"
          >
            {text.text}
          </p>
        )}
        {daysLeft <= endsSoonDays ? (
          <Badge tone="saffron">{t("endsSoon", { count: daysLeft })}</Badge>
        ) : (
          <span className={textClass("xs", "muted")}>{t("until", { date: formats.date(promotion.endsOn) })}</span>
        )}
        <div className={classNames(stackClass(1, "items-start", "full"), styles.foot)}>
          <OfferCode promotion={promotion} />
          {address !== null && (
            <span className={styles.visit}>
              <Button
                variant="quiet"
                iconAfter={<ExternalLinkIcon size={18} />}
                renderLink={({ children, ...slot }) => (
                  <a href={address} target="_blank" rel="noopener noreferrer" {...slot}>
                    {children}
                  </a>
                )}
              >
                {t("visit")}
              </Button>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

/** The code of an offer: shown, claimed by a button, awaited, or used up. */
function OfferCode({ promotion: { id, codeKind, code, areCodesAwaited, can } }: { promotion: Promotion }) {
  const t = useTranslations("publicationsPages.promotions");
  const refresh = useRefresh();
  const codeId = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, isSuccess } = useAction({
    run: () => claimCode({ params: { id } }),
    refresh,
  });
  // The pressed button is gone: focus the copy button.
  useEffect(() => {
    if (isSuccess && code !== null) copyButton.current?.focus();
  }, [isSuccess, code]);
  const copy = useCopy({ copied: t("copied"), failed: t("notCopied") });
  if (codeKind === "none") return null;
  if (code !== null) {
    return (
      <div className={rowClass(1, "wrap", "align-center")}>
        <span className={styles.code} id={codeId} dir="ltr">
          {code}
        </span>
        <Button
          ref={copyButton}
          variant="quiet"
          icon={<CopyIcon size={18} />}
          aria-describedby={codeId}
          onClick={() => void copy(code)}
        >
          {t("copy")}
        </Button>
      </div>
    );
  }
  if (!can.claim) return <span className={textClass("sm", "muted")}>{t(areCodesAwaited ? "awaited" : "gone")}</span>;
  return (
    <Button variant="strong" loading={isPending} onClick={() => mutate()}>
      {t("claim")}
    </Button>
  );
}
