import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type DragEvent } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Loading } from "#kit/Loading.tsx";
import type { FeaturedPlace } from "#modules/community/contract/schemas-administration.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, ClockIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { useToast } from "#ui/toast-context.ts";
import { orderFeaturedTopics, placesQuery } from "../admin/api.ts";
import { listFeaturedTopics } from "../api.ts";
import styles from "./FeaturedPlaces.module.css";
import { FeaturedTime } from "./FeaturedTime.tsx";
import { moveItem } from "./plan-places.ts";
import { titleIn } from "./present-title.ts";
import { TopicFacts } from "./TopicFacts.tsx";

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

interface FeaturedPlaceRowProps {
  place: FeaturedPlace;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}

type State = "shown" | "notYet" | "over" | "hidden";

/** Whether a topic is currently on the home page, or why not. */
function stateOf({ isShown, featuredFrom, featuredUntil }: FeaturedPlace, now: Date): State {
  if (isShown) return "shown";
  if (featuredFrom !== null && new Date(featuredFrom) > now) return "notYet";
  return featuredUntil !== null && new Date(featuredUntil) <= now ? "over" : "hidden";
}

const tones: Record<State, BadgeTone> = { shown: "success", notYet: "info", over: "neutral", hidden: "danger" };

function FeaturedPlaceRow({ place, index, count, onMove }: FeaturedPlaceRowProps) {
  const t = useTranslations("communityAdmin.places");
  const locale = useLocale();
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const text = titleIn(locale, place);
  const title = isolated(text);
  const { featuredFrom, featuredUntil } = place;
  const [openedAt] = useState(() => new Date());
  const state = stateOf(place, openedAt);
  const limit = (label: string, at: string | null) =>
    at !== null && (
      <span>
        {label} <bdi>{formats.dateTime(at)}</bdi>
      </span>
    );
  return (
    <>
      <span className={textClass("lg", "muted", "bold", "text-center")} aria-label={t("place", { place: index + 1 })}>
        {formats.number(index + 1)}
      </span>
      <img className={styles.poster} src={place.poster.smallImageUrl} alt="" draggable={false} loading="lazy" />
      <div className={styles.text}>
        <span className={textClass("block", "ink", "medium", "tight", "text-start")}>
          <bdi>{text}</bdi>
        </span>
        <TopicFacts topic={{ ...place, featuredInHome: false, isPoster: false }} />
        <div className={rowClass([1, 2], "wrap", "align-center", "above-1", "xs", "muted")}>
          <Badge tone={tones[state]}>{t(state)}</Badge>
          {featuredFrom === null && featuredUntil === null && <span>{t("always")}</span>}
          {limit(t("from"), featuredFrom)}
          {limit(t("until"), featuredUntil)}
        </div>
      </div>
      <div className={classNames(rowClass(1, "align-center"), styles.actions)}>
        <IconButton
          label={t("up", { title })}
          icon={<ArrowUpIcon size={18} />}
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("down", { title })}
          icon={<ArrowDownIcon size={18} />}
          aria-disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <Button
          variant="quiet"
          size="sm"
          icon={<ClockIcon size={18} />}
          aria-label={t("timeFor", { title })}
          onClick={() => setIsOpen(true)}
        >
          {t("time")}
        </Button>
      </div>
      {isOpen && <FeaturedTime place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
