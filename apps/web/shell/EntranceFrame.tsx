import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { EmptyFrame } from "#ui/EmptyFrame.tsx";
import { LanguageButton } from "./LanguageButton.tsx";
import { Notices } from "./Notices.tsx";
import { ThemeButton } from "./ThemeButton.tsx";
import { useLogo } from "./use-logo.ts";

/** The empty layout of the sign-in page, and of a required second factor. */
export function EntranceFrame({ children }: { children: ReactNode }) {
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
      {children}
    </EmptyFrame>
  );
}
