import { StrictMode, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { ToastProvider } from "../Toasts.tsx";
import type { UiLocale, UiTheme } from "../ui-context.ts";
import { UiProvider } from "../UiProvider.tsx";
import { PartsPage } from "./PartsPage.tsx";
import { wordsOf } from "./words.ts";
import { WritingPage } from "./WritingPage.tsx";

// `?page=parts|writing&locale=en|ar&theme=light|dark`
function followAddress(changed: () => void): () => void {
  addEventListener("popstate", changed);
  return () => removeEventListener("popstate", changed);
}

function Gallery() {
  const search = useSyncExternalStore(followAddress, () => location.search);
  return <Visit key={search} parameters={new URLSearchParams(search)} />;
}

function Visit({ parameters }: { parameters: URLSearchParams }) {
  const [locale, setLocale] = useState<UiLocale>(parameters.get("locale") === "ar" ? "ar" : "en");
  const [theme, setTheme] = useState<UiTheme>(parameters.get("theme") === "dark" ? "dark" : "light");
  const Page = parameters.get("page") === "writing" ? WritingPage : PartsPage;
  const words = wordsOf(locale);
  return (
    <UiProvider
      locale={locale}
      theme={theme}
      words={words}
      tag={locale === "ar" ? "ar-SA-u-ca-islamic-umalqura-nu-arab" : "en-GB-u-ca-gregory-nu-latn"}
    >
      <ToastProvider regionLabel={words.notices} dismissLabel={words.dismiss}>
        <Page
          words={words}
          onLanguage={() => setLocale(locale === "ar" ? "en" : "ar")}
          onTheme={() => setTheme(theme === "dark" ? "light" : "dark")}
        />
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
