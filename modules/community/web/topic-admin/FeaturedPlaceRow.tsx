import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { FeaturedPlace } from "#modules/community/contract/schemas-administration.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, ClockIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./FeaturedPlaces.module.css";
import { FeaturedTime } from "./FeaturedTime.tsx";
import { titleIn } from "./present-title.ts";
import { TopicFacts } from "./TopicFacts.tsx";

export interface FeaturedPlaceRowProps {
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

export function FeaturedPlaceRow({ place, index, count, onMove }: FeaturedPlaceRowProps) {
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
