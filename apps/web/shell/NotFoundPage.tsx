import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

/** For every unknown address; the text is the specification's. */
export function NotFoundPage() {
  const t = useTranslations("shell.notFound");
  useDocumentTitle(t("title"));
  return (
    <EmptyState
      title={t("title")}
      headingLevel={1}
      action={
        <Button variant="strong" renderLink={(slot) => <Link to="/" {...slot} />}>
          {t("action")}
        </Button>
      }
    >
      {t("text")}
    </EmptyState>
  );
}
