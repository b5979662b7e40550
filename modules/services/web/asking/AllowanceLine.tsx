import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Allowance } from "#modules/services/contract/schemas-service.ts";
import { classNames } from "#ui/class-names.ts";
import { textClass } from "#ui/primitives.ts";
import { useLengthText } from "../form/use-length-text.ts";
import styles from "./AskForm.module.css";

/** What is granted, used and left, and what these answers take of it. */
export function AllowanceLine({ allowance }: { allowance: Allowance }) {
  const t = useTranslations("servicePages.allowance");
  const formats = useFormats();
  const lengthText = useLengthText();
  const { unit, from, to, granted, used, waiting, left, asked } = allowance;
  const amount = (count: number): string => lengthText(unit, count);
  const after = left === null || asked === null ? null : left - asked;
  return (
    <div className={classNames(styles.left, after !== null && after < 0 && styles.over)} role="status">
      {left === null ? (
        <p className={textClass("bold")}>{t("noLimit", { used: amount(used) })}</p>
      ) : (
        <p className={textClass("bold")}>{t("left", { left: amount(left) })}</p>
      )}
      {asked !== null && asked > 0 && (
        <p>
          {after === null
            ? t("asks", { asked: amount(asked) })
            : after < 0
              ? t("tooMuch", { asked: amount(asked), over: amount(-after) })
              : t("leaves", { asked: amount(asked), after: amount(after) })}
        </p>
      )}
      <p className={styles.quiet}>
        {t("period", { from: formats.date(from, "medium"), to: formats.date(to, "medium") })}
        {granted !== null && (
          <> {t("account", { granted: amount(granted), used: amount(used), waiting: amount(waiting) })}</>
        )}
      </p>
    </div>
  );
}
