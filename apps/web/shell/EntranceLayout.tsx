import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { EmptyFrame } from "#ui/EmptyFrame.tsx";
import { LanguageButton } from "./LanguageButton.tsx";
import { Notices } from "./Notices.tsx";
import { useLogo } from "./use-logo.ts";
import { ThemeButton } from "./ThemeButton.tsx";

/** The empty layout of the pages that are open to everybody. */
export function EntranceLayout() {
  const t = useTranslations("shell");
  return (
    <EmptyFrame
      product={t("product")}
      logo={useLogo("dark")}
      tagline={t("tagline")}
      banner={<Notices />}
      actions={
        <>
          <LanguageButton prominent />
          <ThemeButton />
        </>
      }
    >
      <Outlet />
    </EmptyFrame>
  );
}
