import { StrictMode, useState, useSyncExternalStore, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { ToastProvider } from "../Toasts.tsx";
import type { UiLocale, UiTheme } from "../ui-context.ts";
import { UiProvider } from "../UiProvider.tsx";
import type { Switches } from "./Frame.tsx";
import { HomePage } from "./HomePage.tsx";
import { PartsPage } from "./PartsPage.tsx";
import { SignInPage } from "./SignInPage.tsx";
import { wordsOf } from "./words.ts";
import { WritingPage } from "./WritingPage.tsx";

// `?page=home|parts|sign-in|writing&locale=en|ar&theme=light|dark`
function followAddress(changed: () => void): () => void {
  addEventListener("popstate", changed);
  return () => removeEventListener("popstate", changed);
}

const pages: Readonly<Record<string, ComponentType<Switches>>> = {
  "sign-in": SignInPage,
  parts: PartsPage,
  writing: WritingPage,
};

function Gallery() {
  const search = useSyncExternalStore(followAddress, () => location.search);
  return <Visit key={search} parameters={new URLSearchParams(search)} />;
}

function Visit({ parameters }: { parameters: URLSearchParams }) {
  const [locale, setLocale] = useState<UiLocale>(parameters.get("locale") === "ar" ? "ar" : "en");
  const [theme, setTheme] = useState<UiTheme>(parameters.get("theme") === "dark" ? "dark" : "light");
  const SelectedPage = pages[parameters.get("page") ?? "home"] ?? HomePage;
  const words = wordsOf(locale);
  const switches = {
    words,
    onLanguage: () => setLocale(locale === "ar" ? "en" : "ar"),
    onTheme: () => setTheme(theme === "dark" ? "light" : "dark"),
  };
  return (
    <UiProvider
      locale={locale}
      theme={theme}
      words={words}
      tag={locale === "ar" ? "ar-SA-u-ca-islamic-umalqura-nu-arab" : "en-GB-u-ca-gregory-nu-latn"}
    >
      <ToastProvider regionLabel={words.notices} dismissLabel={words.dismiss}>
        <SelectedPage {...switches} />
      </ToastProvider>
    </UiProvider>
  );
}

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
