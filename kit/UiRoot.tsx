import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { languageTag } from "#shared/presentation.ts";
import { UiProvider, type UiProviderProps } from "#ui/UiProvider.tsx";

/** Provides the design system with the user's words, calendar and digits. */
export function UiRoot(props: Omit<UiProviderProps, "words" | "tag">) {
  const t = useTranslations("client.ui");
  const words = useMemo(
    () => ({ close: t("close"), cancel: t("cancel"), optional: t("optional"), clearDate: t("clearDate") }),
    [t],
  );
  return <UiProvider {...props} words={words} tag={languageTag(usePresentation())} />;
}
