import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import type { Found } from "#modules/search/contract/schemas.ts";
import { textClass } from "#ui/primitives.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { countsQuery } from "../api.ts";
import { searchKinds } from "#modules/search/contract/kinds.ts";
import { without, type SearchRequest, type SearchAddress } from "../search.ts";

export function KindTabs({ request, panelId }: { request: SearchRequest; panelId: string }) {
  const t = useTranslations("search");
  const changeSearch = useSearchChange<SearchAddress>();
  const counts = useQuery(countsQuery(request)).data?.data;
  return (
    <Tabs
      label={t("kinds.label")}
      panelId={panelId}
      value={request.kind ?? "all"}
      options={["all" as const, ...searchKinds].map((kind) => ({
        value: kind,
        label: (
          <>
            {t(`kinds.${kind}`)}
            {kind !== "all" && counts !== undefined && <Count found={counts[kind]} />}
          </>
        ),
      }))}
      onChange={(kind) =>
        changeSearch(() => ({ ...without(request, "kind"), ...(kind === "all" ? {} : { kind }) }), { replace: true })
      }
    />
  );
}

function Count({ found: { count, isMore } }: { found: Found }) {
  const t = useTranslations("search");
  const { number } = useFormats();
  return (
    <>
      <span className={textClass("xxs", "normal", "tabular")} aria-hidden="true">
        {isMore ? t("countMore", { count: number(count) }) : number(count)}
      </span>
      <VisuallyHidden>{isMore ? t("countLabelMore", { count }) : t("countLabel", { count })}</VisuallyHidden>
    </>
  );
}
