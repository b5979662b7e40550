import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { saveTemplate, useTableImport } from "#client/use-table-import.ts";
import { reasonInput, useAuthorityReason } from "#client/use-authority-reason.ts";
import type { ImportedAccounts } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { FormError } from "#ui/FormError.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { TableSource } from "#ui/imports/TableSource.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import styles from "./Account.module.css";
import { importAccounts, useRefreshAccounts } from "./api.ts";
import { MailNotice } from "./components/MailNotice.tsx";
import { ImportedChanges } from "./ImportedChanges.tsx";

const columns = [
  "email",
  "employeeNumber",
  "nameEn",
  "nameAr",
  "titleEn",
  "titleAr",
  "department",
  "manager",
  "hireDate",
  "endDate",
  "contractKind",
  "weeklyMinutes",
  "role",
  "language",
] as const;
/** Maximum characters that the server accepts. */
const longest = 2_000_000;

const missing = { message: JSON.stringify({ key: "fieldRequired" }) };

/**
 * Invites and changes people by a table: a dry run lists every change, then all rows are applied or none. If a listed
 * person has changed since, the changes are listed anew.
 */
export function ImportUsersPage() {
  const t = useTranslations("accounts.import");
  const title = useTranslations("accounts")("title");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshAccounts();
  const problemText = useProblemText();
  const [reason, setReason] = useState("");
  useDocumentTitle(t("title"));
  const { field, outcome, failure, isChecking, isApplying, check, apply, leaving } = useTableImport<ImportedAccounts>({
    longest,
    tooLarge: t("tooLarge"),
    send: async (body, checked) =>
      (
        await importAccounts({
          body: { ...body, reason, ...(body.dryRun || checked === undefined ? {} : { basis: checked.basis }) },
        })
      ).data,
    onApplied: ({ created, changed }) => {
      void refresh();
      toast({ message: t("applied", { count: created + changed }), tone: "success" });
      void navigate({ to: "/admin/users", search: created > 0 ? { status: "invited" } : {} });
    },
  });
  const asksReason = outcome?.asksReason === true;
  const reasonField = useAuthorityReason(
    asksReason && reason.trim() === "" ? missing : undefined,
    reason !== "" || asksReason,
  );
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: title, renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
      />
      <div className={styles.page}>
        <MailNotice />
        <TableSource
          {...field}
          columns={columns.map((name) => ({ name, meaning: t(`columns.${name}`) }))}
          onTemplate={() => saveTemplate(columns, "users.csv")}
          words={{
            title: t("table"),
            template: t("template"),
            choose: t("choose"),
            drop: t("drop"),
            text: t("text"),
            textHint: t("textHint"),
            remove: t("remove", { name: isolated(field.file ?? "") }),
          }}
        />
        <p className={textClass("flush", "sm", "muted")}>{t("emptyCells")}</p>
        {reasonField !== null && <TextField {...reasonField} {...reasonInput(reason, setReason)} />}
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <Button
          variant={outcome === undefined ? "strong" : "soft"}
          loading={isChecking}
          loadingLabel={t("checking")}
          onClick={check}
        >
          {t("check")}
        </Button>
        <div role="status" className={styles.page}>
          {outcome !== undefined && <ImportOutcome outcome={outcome} />}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && outcome.created + outcome.changed > 0 && (
          <Button variant="strong" loading={isApplying} loadingLabel={t("applying")} onClick={apply}>
            {t("apply", { count: outcome.created + outcome.changed })}
          </Button>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}

/** A preview of the import, or its errors by row. */
function ImportOutcome({ outcome }: { outcome: ImportedAccounts }) {
  const t = useTranslations("accounts.import");
  const names = useTranslations("accounts.columns");
  const locale = useLocale();
  const formats = useFormats();
  const { rows, created, changed, known, errors, errorCount, people, changes, isStale } = outcome;
  return (
    <>
      {isStale && <Banner tone="warning">{t("stale")}</Banner>}
      <p className={textClass("ink", "medium")}>{t("summary", { rows, created, changed, known })}</p>
      {errorCount > 0 && (
        <RowErrors
          title={t("errors", { count: errorCount })}
          note={errorCount > errors.length ? t("firstErrors", { count: formats.number(errors.length) }) : null}
          errors={errors}
          words={{
            table: t("errors", { count: errorCount }),
            row: t("row"),
            rowNumber: (row) => t("rowNumber", { row: formats.number(row) }),
            column: t("column"),
            wholeRow: t("wholeRow"),
            message: t("message"),
          }}
        />
      )}
      {errorCount === 0 && people.length > 0 && (
        <Card title={t("people")} flush>
          <div className={boxClass("above-3")}>
            <DataTable
              label={t("people")}
              rows={people}
              keyOf={({ email }) => email}
              columns={[
                { id: "name", header: names("name"), isName: true, cell: (one) => <bdi>{nameIn(locale, one)}</bdi> },
                { id: "email", header: names("email"), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
                {
                  id: "row",
                  header: t("row"),
                  narrow: true,
                  cell: ({ row }) => <span className={textClass("tabular", "nowrap")}>{formats.number(row)}</span>,
                },
              ]}
            />
          </div>
        </Card>
      )}
      {errorCount === 0 && created > people.length && (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>
          {t("firstPeople", { count: formats.number(people.length) })}
        </p>
      )}
      {changes.length > 0 && <ImportedChanges changes={changes} />}
    </>
  );
}
