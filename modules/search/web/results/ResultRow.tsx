import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { CommentIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import type { SearchAddress } from "../search.ts";
import { FoundRow, Marked } from "./FoundRow.tsx";
import styles from "./ResultRow.module.css";

export interface ResultRowProps {
  result: SearchResult;
  /** The current search, to add filters from this row. */
  search: SearchAddress;
}

/** Ids are unique within a kind only. */
export const resultId = ({ kind, id }: SearchResult): string => `${kind}-${id}`;

export function ResultRow({ result, search }: ResultRowProps) {
  const locale = useLocale();
  const { kind, person, titlePieces } = result;
  const name = nameIn(locale, person);
  const isPerson = kind === "person";
  return (
    <FoundRow
      found={result}
      row={resultId(result)}
      sign={<Avatar id={person.id} name={name} photo={person.photoUrl} />}
      title={
        isPerson ? (
          <Link to="/directory/$id" params={{ id: person.id }} data-cover="">
            <Marked pieces={titlePieces} />
          </Link>
        ) : (
          <TopicLink result={result} />
        )
      }
    >
      {isPerson ? undefined : <Facts result={result} name={name} search={search} />}
    </FoundRow>
  );
}

function TopicLink({ result: { kind, id, titlePieces, topicId, category } }: { result: SearchResult }) {
  const t = useTranslations("search");
  return (
    <Link
      to="/community/categories/$id/topic/$topicId"
      params={{ id: category?.id ?? "1", topicId: topicId ?? id }}
      search={kind === "comment" ? { comment: id } : {}}
      data-cover=""
    >
      {kind === "comment" && (
        <span className={classNames(textClass("sm", "muted", "normal"), styles.kind)}>
          <CommentIcon size={16} /> {t("commentOn")}{" "}
        </span>
      )}
      <Marked pieces={titlePieces} />
    </Link>
  );
}

function Facts({ result: { category, person, createdAt }, name, search }: ResultRowProps & { name: string }) {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  return (
    <>
      {category !== null && <CategoryBadge name={nameIn(locale, category)} color={category.color} />}
      {search.author === undefined ? (
        <Link
          to="/search"
          search={{ ...search, author: person.id }}
          className={styles.author}
          aria-label={t("onlyBy", { name: isolated(name) })}
          title={t("onlyBy", { name: isolated(name) })}
        >
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {createdAt !== null && <Moment at={createdAt} />}
    </>
  );
}
