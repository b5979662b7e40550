import { Link } from "@tanstack/react-router";
import { classNames } from "#ui/class-names.ts";
import { useLocale } from "#client/intl.tsx";
import type { DirectoryEntry } from "#modules/people/contract/schemas-directory.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import styles from "./PeopleGrid.module.css";

const gridClass = classNames(stackClass(0, "list"), styles.grid);
const tileClass = classNames(stackClass(3, "align-center"), styles.tile);

function Tile({ person }: { person: DirectoryEntry }) {
  const locale = useLocale();
  const name = nameIn(locale, person);
  const title = pickText(locale, { en: person.titleEn, ar: person.titleAr });
  const standing = [person.department, person.place].flatMap((one) => (one === null ? [] : [nameIn(locale, one)]));
  return (
    <li className={tileClass} data-row={person.id}>
      <Avatar id={person.id} name={name} photo={person.photoUrl} size="lg" />
      <div className={textClass("shrinks", "anywhere")}>
        <Link
          to="/directory/$id"
          params={{ id: person.id }}
          className={classNames(textClass("ink", "medium"), styles.name)}
          data-cover=""
        >
          <bdi>{name}</bdi>
        </Link>
        {title.text !== "" && (
          <p className={textClass("flush", "sm")} lang={title.locale}>
            <bdi>{title.text}</bdi>
          </p>
        )}
        {standing.length > 0 && (
          <p className={textClass("flush", "xs", "muted")}>
            {standing.map((one, place) => (
              <span key={one}>
                {place > 0 && " · "}
                <bdi>{one}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

export function PeopleGrid({
  label,
  people,
  busy,
}: {
  label: string;
  people: readonly DirectoryEntry[];
  busy: boolean;
}) {
  return (
    <ul className={gridClass} aria-label={label} aria-busy={busy} data-busy={busy || undefined}>
      {people.map((person) => (
        <Tile key={person.id} person={person} />
      ))}
    </ul>
  );
}

export function PeopleGridSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={gridClass}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={tileClass}>
            <SkeletonBlock height="3.5rem" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
