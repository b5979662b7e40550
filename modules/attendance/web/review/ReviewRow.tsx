import { Link } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SelectBox } from "#ui/SelectBox.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import type { ReviewSearch } from "../search.ts";
import styles from "./Review.module.css";
import { useSuspicionText } from "./use-suspicion-text.ts";

export interface ReviewRowProps {
  one: ReviewedPunch;
  search: ReviewSearch;
  timeZone: string;
  isCurrent: boolean;
  /** Null if it cannot be decided. */
  choice: { isChosen: boolean; onChoose: (stretch: boolean) => void } | null;
}

export function ReviewRow({ one, search, timeZone, isCurrent, choice }: ReviewRowProps) {
  const t = useTranslations("attendanceReview.review");
  const tDays = useTranslations("attendanceDays");
  const formats = usePlaceFormats(timeZone);
  const suspicionText = useSuspicionText();
  const { person, punch, suspicions } = one;
  const date = formats.date(punch.date, "medium");
  const name = formats.name(person);
  const place = punch.location ?? punch.nearest?.location ?? null;
  return (
    <ListRow
      className={classNames(styles.row, choice !== null && styles.withBox, isCurrent && styles.current)}
      data-row={punch.id}
    >
      {choice !== null && (
        <span className={styles.box}>
          <SelectBox
            label={t("choose", { name: isolated(name), time: formats.time(punch.at), date: isolated(date) })}
            checked={choice.isChosen}
            isRow
            onClick={(event: MouseEvent) => choice.onChoose(event.shiftKey)}
          />
        </span>
      )}
      <Avatar id={person.id} name={name} photo={person.photoUrl} size="sm" />
      <div className={stackClass(1, "shrinks")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          <Link
            to="/admin/attendance/review"
            search={{ ...search, punch: punch.id }}
            replace
            resetScroll={false}
            aria-current={isCurrent ? "true" : undefined}
            data-cover=""
            data-follow=""
          >
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p className={textClass("flush", "xs", "muted", "anywhere")}>
          <Meta>
            <span>
              {tDays(`kind.${punch.kind}`)} <time dateTime={punch.at}>{formats.time(punch.at)}</time>
            </span>
            <bdi>{date}</bdi>
            {place !== null && <bdi>{formats.name(place)}</bdi>}
          </Meta>
        </p>
        <p className={rowClass(1, "wrap", "flush")}>
          {suspicions.map((suspicion) => (
            <Badge key={suspicion.kind} tone="saffron">
              {suspicionText(suspicion).brief}
            </Badge>
          ))}
        </p>
      </div>
    </ListRow>
  );
}
