import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { rowClass } from "#ui/primitives.ts";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { LookupIcon, TreeIcon, UserIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { useMedia } from "#ui/use-media.ts";
import { PersonField } from "../records/PersonField.tsx";
import { placeQuery } from "./api.ts";
import { ChartList } from "./ChartList.tsx";
import styles from "./ChartPage.module.css";
import { ChartTree } from "./ChartTree.tsx";
import { readChartSearch, type ChartSearch } from "./search.ts";

/** The organisation chart around a person: as a tree, or person by person, which suits a phone. */
export function ChartPage() {
  const t = useTranslations("peopleChart");
  const navigate = useNavigate();
  const search = useSearch({ from: "/app/directory/chart" });
  const isPhone = useMedia("(width < 768px)");
  const view = search.view ?? (isPhone ? "list" : "tree");
  const [lookedFor, setLookedFor] = useState(0);
  const query = useQuery({ ...placeQuery(search.person), placeholderData: keepPreviousData });
  const { data, error } = query;
  useDocumentTitle(t("title"));

  const go = (change: { [Name in keyof ChartSearch]?: ChartSearch[Name] | undefined }): void =>
    void navigate({ to: "/directory/chart", search: readChartSearch({ ...search, ...change }), resetScroll: false });
  function lookFor(person: string | undefined): void {
    setLookedFor(lookedFor + 1);
    go({ person });
  }
  const loading = <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />;
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/directory" {...slot} /> }}
      />
      <div className={classNames(rowClass([3, 4], "wrap", "below-5"), styles.tools)}>
        <div className={styles.finder}>
          <PersonField
            label={t("find")}
            placeholder={t("findPlaceholder")}
            value={null}
            onChange={(person) => person !== null && lookFor(person.id)}
          />
        </div>
        <Button variant="quiet" icon={<UserIcon size={20} />} onClick={() => lookFor(undefined)}>
          {t("mine")}
        </Button>
        <SegmentedChoice
          legend={t("view")}
          hideLegend
          options={[
            { value: "tree", label: t("asTree"), icon: <TreeIcon size={18} /> },
            { value: "list", label: t("asList"), icon: <LookupIcon size={18} /> },
          ]}
          value={view}
          onChange={(chosen) => go({ view: chosen })}
        />
      </div>
      {data !== undefined && error === null ? (
        view === "tree" ? (
          <Card>
            <ChartTree place={data.data} lookedFor={lookedFor} />
          </Card>
        ) : (
          <ChartList place={data.data} />
        )
      ) : error === null ? (
        loading
      ) : (
        <Card>{loading}</Card>
      )}
    </>
  );
}
