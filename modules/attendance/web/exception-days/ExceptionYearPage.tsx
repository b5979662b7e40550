import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { usePresentDate } from "../use-present-date.ts";
import { ViewLink } from "./ViewLink.tsx";
import { YearView } from "./YearView.tsx";

/** The exception days to come, as a year. */
export function ExceptionYearPage() {
  const t = useTranslations("attendanceRules.exceptionDays");
  const today = usePresentDate();
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("yearIntro")}
        actions={
          <>
            <ViewLink to="table" />
            <Button
              variant="strong"
              icon={<PlusIcon size={20} />}
              renderLink={(slot) => <Link to="/admin/attendance/exceptionDay/add" {...slot} />}
            >
              {t("add")}
            </Button>
          </>
        }
      />
      <YearView today={today} />
    </>
  );
}
