import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { PdfLabels } from "#ui/pdf/pdf-parts.ts";

/** What the reader of reports says. */
export function useReaderLabels(): PdfLabels {
  const documents = useTranslations("documents");
  const t = useTranslations("documents.reader");
  const retry = useTranslations("publications")("retry");
  const { number, percent } = useFormats();
  return {
    loading: documents("loadingOne"),
    failedTitle: t("failedTitle"),
    failedText: t("failedText"),
    retry,
    tools: t("tools"),
    pageField: t("pageField"),
    ofPages: (count) => t("ofPages", { count: number(count) }),
    page: (page, count) => t("page", { page: number(page), count: number(count) }),
    goTo: (page) => t("goTo", { page: number(page) }),
    number: (value) => number(value, { useGrouping: false }),
    previous: t("previous"),
    next: t("next"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    percent,
    zoom: (share) => t("zoom", { share: percent(share) }),
  };
}
