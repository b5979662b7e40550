import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Coverage } from "#modules/acknowledgements/contract/schemas.ts";
import { Loading } from "#kit/Loading.tsx";
import { textClass } from "#ui/primitives.ts";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { coverageQuery } from "../api.ts";
import { ConcernedPeople } from "./ConcernedPeople.tsx";
import styles from "./CoverageOf.module.css";
import { DownloadTable } from "./DownloadTable.tsx";

function CoverageTable({ coverage: { departments } }: { coverage: Coverage }) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const locale = useLocale();
  const nameOf = (department: Coverage["departments"][number]["department"]): string =>
    department === null ? t("noDepartment") : locale === "ar" ? department.nameAr : department.nameEn;
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
                <bdi>{nameOf(department)}</bdi>
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

/** How many have acknowledged a topic, by department, and who they are. */
export function CoverageOf({ topicId }: { topicId: string }) {
  const t = useTranslations("acknowledgements");
  const formats = useFormats();
  const [shown, setShown] = useState<"missing" | "read">("missing");
  const query = useQuery(coverageQuery(topicId));
  const { data } = query;
  const coverage = data?.data;
  return (
    <section className={styles.coverage}>
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
          <DownloadTable topicId={topicId} />
          <SegmentedChoice
            legend={t("people")}
            options={[
              { value: "missing", label: t("peopleMissing") },
              { value: "read", label: t("peopleRead") },
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
