import { Outlet } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { EmptyFrame } from "#ui/EmptyFrame.tsx";
import { LanguageButton } from "./LanguageButton.tsx";
import { Notices } from "./Notices.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

/** The empty layout of the pages that are open to everybody. */
export function EntranceLayout() {
  const t = useTranslations("shell");
  return (
    <EmptyFrame
      product={t("product")}
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
