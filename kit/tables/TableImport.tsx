import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { saveTemplate, useTableImport, type TableImportOptions } from "#client/use-table-import.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { TableSource } from "#ui/imports/TableSource.tsx";
import { PageHeading, type PageHeadingProps } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";

/** The answer of the server about a table. */
type Outcome = {
  errors: { row: number; column: string | null; message: string }[];
  errorCount: number;
  applied: boolean;
};

export interface TableImportProps<Given extends Outcome> extends Pick<
  TableImportOptions<Given>,
  "longest" | "send" | "onApplied"
> {
  title: string;
  intro: string;
  back: PageHeadingProps["back"];
  columns: readonly { name: string; meaning: string }[];
  /** The name of the empty table. */
  file: string;
  words: { apply: (outcome: Given) => string; applying: string; summary: (outcome: Given) => string };
  /** Whether a table without errors has something to save; by default it has. */
  canApply?: (outcome: Given) => boolean;
  /** Renders what the table would save. */
  renderMade: (outcome: Given) => ReactNode;
  /** Fields of the import besides the table; they may depend on its last check. */
  renderFields?: (outcome: Given | undefined) => ReactNode;
}

/** Imports a table: first a dry run that shows what it would do; then all rows are saved, or none. */
export function TableImport<Given extends Outcome>(props: TableImportProps<Given>) {
  const { title, intro, back, columns, file, longest, send, onApplied, words, canApply = () => true } = props;
  const t = useTranslations("kitTables");
  const problemText = useProblemText();
  useDocumentTitle(title);
  const { field, outcome, failure, isChecking, isApplying, check, apply, leaving } = useTableImport<Given>({
    longest,
    tooLarge: t("tooLarge"),
    send,
    onApplied,
  });
  const names = columns.map(({ name }) => name);
  return (
    <>
      <PageHeading title={title} subtitle={intro} {...(back === undefined ? {} : { back })} />
      <div className={stackClass(5, "fits")}>
        <TableSource
          {...field}
          columns={columns}
          onTemplate={() => saveTemplate(names, file)}
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
        {props.renderFields?.(outcome)}
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
            </>
          )}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && canApply(outcome) && (
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
  const t = useTranslations("kitTables");
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
