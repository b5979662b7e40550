import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { versionsQuery } from "./api.ts";

/** The versions of a service, newest first, with the number of requests that follow each. */
export function Versions({ code }: { code: string }) {
  const t = useTranslations("servicesAdmin.versions");
  const formats = useFormats();
  const locale = useLocale();
  const versions = useQuery(versionsQuery(code)).data?.data ?? [];
  return (
    <Card title={t("title")}>
      {versions.length === 0 && <p className={textClass("flush", "xs", "muted")}>{t("none")}</p>}
      <ol className={stackClass(3, "list")}>
        {versions.map(({ number, publishedAt, publishedBy, requests }) => (
          <li key={number} className={rowClass([1, 4], "wrap", "align-baseline")}>
            <strong>{t("number", { number: formats.number(number) })}</strong>
            <span className={textClass("flush", "xs", "muted")}>
              {publishedBy === null
                ? formats.dateTime(publishedAt)
                : t.rich("published", {
                    date: formats.dateTime(publishedAt),
                    name: () => <bdi>{nameIn(locale, publishedBy)}</bdi>,
                  })}
            </span>
            <span className={textClass("flush", "xs", "muted")}>{t("requests", { count: requests })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
