import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type DragEvent } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Loading } from "#kit/Loading.tsx";
import type { FeaturedPlace } from "#modules/community/contract/schemas-administration.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { useToast } from "#ui/toast-context.ts";
import { orderFeaturedTopics, placesQuery } from "../admin/api.ts";
import { listFeaturedTopics } from "../api.ts";
import { FeaturedPlaceRow } from "./FeaturedPlaceRow.tsx";
import styles from "./FeaturedPlaces.module.css";
import { moveItem } from "./order-places.ts";
import { titleIn } from "./present-title.ts";

/** The featured topics in order, changed by arrows or dragging, with their periods. */
export function FeaturedPlaces() {
  const t = useTranslations("communityAdmin.places");
  const locale = useLocale();
  const toast = useToast();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const query = useQuery(placesQuery);
  const { data } = query;
  const [dragged, setDragged] = useState<number | null>(null);
  const order = useMutation({
    mutationFn: (places: FeaturedPlace[]) => orderFeaturedTopics({ body: { ids: places.map(({ id }) => id) } }),
    onMutate: async (places) => {
      await queries.cancelQueries({ queryKey: placesQuery.queryKey });
      const before = queries.getQueryData(placesQuery.queryKey);
      queries.setQueryData(placesQuery.queryKey, { data: places });
      return before;
    },
    onError: (failure, _, before) => {
      queries.setQueryData(placesQuery.queryKey, before);
      void queries.invalidateQueries({ queryKey: placesQuery.queryKey });
      toast({ message: `${t("orderFailed")} ${problemText(failure)}`, tone: "danger" });
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: [listFeaturedTopics.path] }),
  });

  if (data === undefined) {
    return (
      <Card flush>
        <Loading query={query} label={t("loading")} shape={<SkeletonTable rows={4} />} failed={t("failed")} />
      </Card>
    );
  }
  const places = data.data;
  if (places.length === 0) return <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>;

  function move(from: number, to: number): void {
    const topic = places[from];
    if (topic === undefined || to < 0 || to >= places.length || from === to) return;
    order.mutate(moveItem(places, from, to));
    announce(t("moved", { title: isolated(titleIn(locale, topic)), place: to + 1, total: places.length }));
  }
  const dropOn = (event: DragEvent, to: number): void => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };
  return (
    <>
      <p className={textClass("flush", "below-3", "sm", "muted")}>{t("intro")}</p>
      <Card flush>
        <ol className={boxClass("list")} aria-label={t("list")}>
          {places.map((place, index) => (
            <li
              key={place.id}
              className={classNames(stackClass(4, "align-center"), styles.place, dragged === index && styles.dragged)}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                setDragged(index);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => dropOn(event, index)}
            >
              <FeaturedPlaceRow
                place={place}
                index={index}
                count={places.length}
                onMove={(by) => move(index, index + by)}
              />
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
