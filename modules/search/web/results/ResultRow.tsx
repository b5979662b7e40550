import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { Highlighted } from "#ui/Highlighted.tsx";
import { CommentIcon } from "#ui/icons.ts";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import type { SearchAddress } from "../search.ts";
import styles from "./ResultRow.module.css";

export interface ResultRowProps {
  result: SearchResult;
  /** The search that found it, to be narrowed from here. */
  search: SearchAddress;
}

/** Ids are unique within a kind. */
export const resultId = ({ kind, id }: SearchResult): string => `${kind}-${id}`;

/** Something found: what it is called, where it stands, and what matches in it. */
export function ResultRow({ result, search }: ResultRowProps) {
  const locale = useLocale();
  const { kind, person, titlePieces, snippetPieces, snippet } = result;
  const name = nameIn(locale, person);
  return (
    <ListRow className={styles.row} data-row={resultId(result)}>
      <Avatar id={person.id} name={name} photo={person.photoUrl} />
      <div className={boxClass("shrinks")}>
        <h2 className={styles.title}>
          {kind === "person" ? (
            <Link to="/directory/$id" params={{ id: person.id }} data-cover="">
              <bdi>
                <Highlighted pieces={titlePieces} />
              </bdi>
            </Link>
          ) : (
            <TopicLink result={result} />
          )}
        </h2>
        {snippet !== "" && (
          <p className={styles.snippet}>
            <bdi>
              <Highlighted pieces={snippetPieces} />
            </bdi>
          </p>
        )}
        {kind !== "person" && <Meta result={result} name={name} search={search} />}
      </div>
    </ListRow>
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
        <span className={styles.kind}>
          <CommentIcon size={16} /> {t("commentOn")}{" "}
        </span>
      )}
      <bdi>
        <Highlighted pieces={titlePieces} />
      </bdi>
    </Link>
  );
}

function Meta({ result: { category, person, createdAt }, name, search }: ResultRowProps & { name: string }) {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  return (
    <div className={rowClass([1, 3], "wrap", "align-center", "xs", "muted")}>
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
    </div>
  );
}
