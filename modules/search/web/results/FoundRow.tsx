import type { ReactNode } from "react";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { classNames } from "#ui/class-names.ts";
import { Highlighted } from "#ui/Highlighted.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import styles from "./ResultRow.module.css";

export const Marked = ({ pieces }: { pieces: SearchResult["titlePieces"] }) => (
  <bdi>
    <Highlighted pieces={pieces} />
  </bdi>
);

export interface FoundRowProps {
  found: Pick<SearchResult, "snippet" | "snippetPieces">;
  /** Key of the row for the scroll position in the address. */
  row?: string;
  sign: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

export function FoundRow({ found: { snippet, snippetPieces }, row = "", sign, title, children }: FoundRowProps) {
  return (
    <ListRow className={styles.row} data-row={row}>
      {sign}
      <div className={boxClass("shrinks")}>
        <h2
          className={classNames(textClass("flush", "below-1", "md", "medium", "text-start", "anywhere"), styles.title)}
        >
          {title}
        </h2>
        {snippet !== "" && (
          <p className={classNames(textClass("flush", "below-2", "sm", "anywhere"), styles.snippet)}>
            <Marked pieces={snippetPieces} />
          </p>
        )}
        {children !== undefined && (
          <div className={rowClass([1, 3], "wrap", "align-center", "xs", "muted")}>{children}</div>
        )}
      </div>
    </ListRow>
  );
}
