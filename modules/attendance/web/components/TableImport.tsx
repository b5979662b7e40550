import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { saveTemplate, useTableImport } from "#client/use-table-import.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { TableSource } from "#ui/imports/TableSource.tsx";
import { PageHeading, type PageHeadingProps } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { EffectText } from "../rules/EffectText.tsx";
import { useRefresh } from "../use-refresh.ts";

type Outcome = {
  errors: { row: number; column: string | null; message: string }[];
  errorCount: number;
  effect: Effect | null;
  applied: boolean;
};

export interface TableImportProps<Given extends Outcome, Column extends string> {
  title: string;
  intro: string;
  back: PageHeadingProps["back"];
  columns: readonly { name: Column; meaning: string }[];
  /** The name of the empty table. */
  file: string;
  /** Maximum length that the server accepts. */
  longest: number;
  send: (body: { csv: string; dryRun: boolean }) => Promise<Given>;
  onApplied: (outcome: Given) => void;
  words: { apply: (outcome: Given) => string; applying: string; summary: (outcome: Given) => string };
  /** Renders the rules made from the table. */
  renderMade: (outcome: Given) => ReactNode;
}

/** Imports a table of rules: first a dry run that shows the effect; then all rows are saved, or none. */
export function TableImport<Given extends Outcome, Column extends string>(props: TableImportProps<Given, Column>) {
  const { title, intro, back, columns, file, longest, send, onApplied, words } = props;
  const t = useTranslations("attendancePlaces.import");
  const refresh = useRefresh();
  const problemText = useProblemText();
  useDocumentTitle(title);
  const { field, outcome, failure, isChecking, isApplying, check, apply, leaving } = useTableImport<Given>({
    longest,
    tooLarge: t("tooLarge"),
    send,
    onApplied: (applied) => {
      void refresh();
      onApplied(applied);
    },
  });
  return (
    <>
      <PageHeading title={title} subtitle={intro} {...(back === undefined ? {} : { back })} />
      <div className={stackClass(5, "fits")}>
        <TableSource
          {...field}
          columns={columns}
          onTemplate={() =>
            saveTemplate(
              columns.map(({ name }) => name),
              file,
            )
          }
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
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <div>
          <Button
            variant={outcome === undefined ? "strong" : "soft"}
            loading={isChecking}
            loadingLabel={t("checking")}
            onClick={check}
          >
            {t("check")}
          </Button>
        </div>
        <div role="status" className={stackClass(5, "fits")}>
          {outcome !== undefined && (
            <>
              <p className={textClass("flush", "medium")}>{words.summary(outcome)}</p>
              <WrongRows outcome={outcome} />
              {props.renderMade(outcome)}
              {outcome.effect !== null && outcome.errorCount === 0 && (
                <Card title={t("effect")}>
                  <EffectText effect={outcome.effect} />
                </Card>
              )}
            </>
          )}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && (
          <div>
            <Button variant="strong" loading={isApplying} loadingLabel={words.applying} onClick={apply}>
              {words.apply(outcome)}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}

function WrongRows({ outcome: { errors, errorCount } }: { outcome: Outcome }) {
  const t = useTranslations("attendancePlaces.import");
  const formats = useFormats();
  if (errorCount === 0) return null;
  return (
    <RowErrors
      title={t("errors", { count: errorCount })}
      note={errorCount > errors.length ? t("firstErrors", { count: formats.number(errors.length) }) : null}
      errors={errors}
      words={{
        table: t("errorTable"),
        row: t("row"),
        rowNumber: (row) => t("rowNumber", { row: formats.number(row) }),
        column: t("column"),
        wholeRow: t("wholeRow"),
        message: t("message"),
      }}
    />
  );
}
