import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { download } from "#client/download.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useAction } from "#kit/use-action.ts";
import type { Coverage } from "#modules/acknowledgements/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { coverageQuery, exportCoverage } from "../api.ts";
import { ConcernedPeople } from "./ConcernedPeople.tsx";
import styles from "./CoverageOf.module.css";

function CoverageTable({ coverage: { departments } }: { coverage: Coverage }) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const locale = useLocale();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("department")}</th>
            <th scope="col">{t("read")}</th>
            <th scope="col">{t("missing")}</th>
            <th scope="col">{t("share")}</th>
          </tr>
        </thead>
        <tbody>
          {departments.map(({ department, people, acknowledged }) => (
            <tr key={department?.id ?? "none"}>
              <th scope="row">
                <bdi>{department === null ? t("noDepartment") : nameIn(locale, department)}</bdi>
              </th>
              <td>{formats.figure(acknowledged)}</td>
              <td>{formats.figure(people - acknowledged)}</td>
              <td>{formats.percent(acknowledged / people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function CoverageOf({ topicId }: { topicId: string }) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const [shown, setShown] = useState<"missing" | "read">("missing");
  const query = useQuery(coverageQuery(topicId));
  const coverage = query.data?.data;
  const { mutate, isPending } = useAction({
    run: () => download(exportCoverage, { params: { id: topicId } }, `must-read-${topicId}.csv`),
    failed: t("downloadFailed"),
  });
  return (
    <section className={classNames(stackClass(4, "above-6"), styles.coverage)}>
      <h3 className={textClass("flush", "lg")}>{t("coverageTitle")}</h3>
      {coverage === undefined && <Loading query={query} label={t("loading")} shape="8rem" headingLevel={3} />}
      {coverage !== undefined && coverage.people === 0 && <p>{t("nobody")}</p>}
      {coverage !== undefined && coverage.people > 0 && (
        <>
          <ProgressBar
            share={coverage.acknowledged / coverage.people}
            label={t("coverage", {
              acknowledged: coverage.acknowledged,
              people: coverage.people,
              share: formats.percent(coverage.acknowledged / coverage.people),
            })}
          />
          <CoverageTable coverage={coverage} />
          <Button variant="soft" size="sm" loading={isPending} onClick={() => mutate()}>
            {t("download")}
          </Button>
          <SegmentedChoice
            legend={t("people")}
            options={[
              { value: "missing", label: t("peopleMissing") },
              { value: "read", label: t("read") },
            ]}
            value={shown}
            onChange={setShown}
          />
          <ConcernedPeople key={shown} topicId={topicId} acknowledged={shown === "read"} />
        </>
      )}
    </section>
  );
}
