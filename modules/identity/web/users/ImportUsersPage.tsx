import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import { reasonInput, useAuthorityReason } from "#client/use-authority-reason.ts";
import { TableImport } from "#kit/tables/TableImport.tsx";
import type { ImportedAccounts } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
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
  const isWhole = useHolds("user.manage") === "whole";
  const [reason, setReason] = useState("");
  return (
    <TableImport<ImportedAccounts>
      title={t("title")}
      intro={t("intro")}
      back={{ label: title, renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
      columns={columns
        .filter((name) => isWhole || name !== "role")
        .map((name) => ({ name, meaning: t(`columns.${name}`) }))}
      file="users.csv"
      longest={longest}
      send={async (body, checked) =>
        (
          await importAccounts({
            body: { ...body, reason, ...(body.dryRun || checked === undefined ? {} : { basis: checked.basis }) },
          })
        ).data
      }
      onApplied={({ created, changed }) => {
        void refresh();
        toast({ message: t("applied", { count: created + changed }), tone: "success" });
        void navigate({ to: "/admin/users", search: created > 0 ? { status: "invited" } : {} });
      }}
      words={{
        apply: ({ created, changed }) => t("apply", { count: created + changed }),
        applying: t("applying"),
        summary: ({ rows, created, changed, known }) => t("summary", { rows, created, changed, known }),
      }}
      canApply={({ created, changed }) => created + changed > 0}
      renderFields={(outcome) => (
        <>
          <MailNotice />
          <p className={textClass("flush", "sm", "muted")}>{t("emptyCells")}</p>
          <Reason isAsked={outcome?.asksReason === true} value={reason} onChange={setReason} />
        </>
      )}
      renderMade={(outcome) => <Made outcome={outcome} />}
    />
  );
}

type ReasonProps = { isAsked: boolean; value: string; onChange: (reason: string) => void };

/** The reason that rights of the table need; shown once they do, or when it was given. */
function Reason({ isAsked, value, onChange }: ReasonProps) {
  const field = useAuthorityReason(isAsked && value.trim() === "" ? missing : undefined, value !== "" || isAsked);
  return field === null ? null : <TextField {...field} {...reasonInput(value, onChange)} />;
}

/** The people and changes of a checked table. */
function Made({ outcome }: { outcome: ImportedAccounts }) {
  const t = useTranslations("accounts.import");
  const names = useTranslations("accounts.columns");
  const locale = useLocale();
  const formats = useFormats();
  const { created, errorCount, people, changes, isStale } = outcome;
  return (
    <>
      {isStale && <Banner tone="warning">{t("stale")}</Banner>}
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
