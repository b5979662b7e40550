import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { BulkActionKind } from "#modules/community/contract/schemas-administration.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { FiltersIcon } from "#ui/icons.ts";
import { FilterBar } from "#ui/index-page/FilterBar.tsx";
import { countQuery } from "../admin/api.ts";
import {
  filterSearchOf,
  filtersOf,
  isNarrowed,
  maxSearchLength,
  without,
  type AdminTopicsSearch,
} from "../admin/search.ts";
import { BulkBar } from "./BulkBar.tsx";
import { BulkDialog, type BulkOrder } from "./BulkDialog.tsx";
import { BulkProgress } from "./BulkProgress.tsx";
import { SavedViews } from "./SavedViews.tsx";
import { ChosenFilters, TopicFilters } from "./TopicFilters.tsx";
import { TopicsTable } from "./TopicsTable.tsx";
import { useBulkActions } from "./use-bulk-actions.ts";

const isOpenItem = "communityAdmin.filters";

export function AllTopics({ search, canFeature }: { search: AdminTopicsSearch; canFeature: boolean }) {
  const t = useTranslations("communityAdmin");
  const navigate = useNavigate();
  const filters = filterSearchOf(search);
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(isOpenItem) === "1");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const [order, setOrder] = useState<BulkOrder | null>(null);
  const { actions, start, undo } = useBulkActions();
  const { sort: _sort, ...counted } = filters;
  const matching = useQuery(countQuery(counted)).data?.data ?? null;

  const chooseNone = (): void => {
    setChosen(new Set());
    setIsAll(false);
  };
  // Changing the filters clears the selection.
  const narrowing = JSON.stringify(filters);
  const [chosenUnder, setChosenUnder] = useState(narrowing);
  if (narrowing !== chosenUnder) {
    setChosenUnder(narrowing);
    chooseNone();
  }
  const toggle = (): void => {
    sessionStorage.setItem(isOpenItem, isOpen ? "" : "1");
    setIsOpen(!isOpen);
  };
  const searchFor = (words: string): void =>
    void navigate({
      to: "/admin/topics/index",
      search: (now: object) => {
        const others = without(filterSearchOf(now as AdminTopicsSearch), "search");
        return words === "" ? others : { ...others, search: words };
      },
      replace: true,
      resetScroll: false,
    });
  const orderMany = (action: BulkActionKind): void =>
    setOrder(isAll ? { action, filters: filtersOf(filters) } : { action, ids: [...chosen] });

  return (
    <>
      <BulkProgress actions={actions} onUndo={(id) => undo.mutate(id)} />
      <Card flush>
        <FilterBar
          box={{
            label: t("filters.search"),
            placeholder: t("filters.searchHint"),
            words: filters.search ?? "",
            maxSearchLength,
            onSearch: searchFor,
          }}
          count={
            matching !== null && t(matching.hasMore ? "topics.countMore" : "topics.count", { count: matching.count })
          }
        >
          <SavedViews search={filters} />
          <Button
            variant="quiet"
            size="sm"
            icon={<FiltersIcon size={18} />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            {t("filters.show")}
          </Button>
        </FilterBar>
        {isOpen && <TopicFilters id={panelId} search={filters} />}
        {isNarrowed(filters) && <ChosenFilters search={filters} />}
        <TopicsTable
          search={search}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setIsAll(false);
          }}
          onOrder={setOrder}
        />
      </Card>
      <BulkBar
        chosenCount={chosen.size}
        isAll={isAll}
        matching={matching}
        canFeature={canFeature}
        onAll={() => setIsAll(true)}
        onClear={chooseNone}
        onOrder={orderMany}
      />
      {order !== null && (
        <BulkDialog
          order={order}
          working={start.isPending}
          onClose={() => setOrder(null)}
          onConfirm={(body) =>
            start.mutate(body, {
              onSuccess: chooseNone,
              onSettled: () => setOrder(null),
            })
          }
        />
      )}
    </>
  );
}
