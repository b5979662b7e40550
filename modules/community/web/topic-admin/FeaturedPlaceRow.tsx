import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { FeaturedPlace } from "#modules/community/contract/schemas-administration.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { ArrowDownIcon, ArrowUpIcon, ClockIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./FeaturedPlaces.module.css";
import { FeaturedTime } from "./FeaturedTime.tsx";
import { titleIn } from "./title.ts";
import { TopicFacts } from "./TopicFacts.tsx";

export interface FeaturedPlaceRowProps {
  place: FeaturedPlace;
  index: number;
  count: number;
  /** One further up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
}

type State = "shown" | "notYet" | "over" | "hidden";

/** Whether it is on the home page now, and if not, why. */
function stateOf({ isShown, featuredFrom, featuredUntil }: FeaturedPlace, now: Date): State {
  if (isShown) return "shown";
  if (featuredFrom !== null && new Date(featuredFrom) > now) return "notYet";
  return featuredUntil !== null && new Date(featuredUntil) <= now ? "over" : "hidden";
}

const tones: Record<State, BadgeTone> = { shown: "success", notYet: "info", over: "neutral", hidden: "danger" };

/** One featured topic: its place, its picture, whether it is shown, its time. */
export function FeaturedPlaceRow({ place, index, count, onMove }: FeaturedPlaceRowProps) {
  const t = useTranslations("communityAdmin.places");
  const locale = useLocale();
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const title = titleIn(locale, place);
  const { featuredFrom, featuredUntil } = place;
  const [openedAt] = useState(() => new Date());
  const state = stateOf(place, openedAt);
  return (
    <>
      <span className={textClass("lg", "muted", "bold", "text-center")} aria-label={t("place", { place: index + 1 })}>
        {formats.number(index + 1)}
      </span>
      <img className={styles.poster} src={place.poster.smallImageUrl} alt="" draggable={false} loading="lazy" />
      <div className={styles.text}>
        <span className={textClass("block", "ink", "medium", "tight", "text-start")}>
          <bdi>{title}</bdi>
        </span>
        <TopicFacts topic={{ ...place, featuredInHome: false, isPoster: false }} />
        <div className={rowClass([1, 2], "wrap", "align-center", "above-1", "xs", "muted")}>
          <Badge tone={tones[state]}>{t(state)}</Badge>
          {featuredFrom === null && featuredUntil === null && <span>{t("always")}</span>}
          {featuredFrom !== null && (
            <span>
              {t("from")} <bdi>{formats.dateTime(featuredFrom)}</bdi>
            </span>
          )}
          {featuredUntil !== null && (
            <span>
              {t("until")} <bdi>{formats.dateTime(featuredUntil)}</bdi>
            </span>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <IconButton
          label={t("up", { title: isolated(title) })}
          icon={<ArrowUpIcon size={18} />}
          aria-disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t("down", { title: isolated(title) })}
          icon={<ArrowDownIcon size={18} />}
          aria-disabled={index === count - 1}
          onClick={() => onMove(1)}
        />
        <Button
          variant="quiet"
          size="sm"
          icon={<ClockIcon size={18} />}
          aria-label={t("timeFor", { title: isolated(title) })}
          onClick={() => setIsOpen(true)}
        >
          {t("time")}
        </Button>
      </div>
      {isOpen && <FeaturedTime place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}
