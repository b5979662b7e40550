import { useTranslations } from "use-intl";
import { useScrollAnchor } from "#client/use-scroll-anchor.ts";
import type { Comment } from "#modules/community/contract/schemas.ts";
import { boxClass } from "#ui/primitives.ts";
import { CommentThread } from "./CommentThread.tsx";
import { LoadComments } from "./LoadComments.tsx";
import { useThreadContext } from "./use-thread-context.ts";
import type { useThread } from "./use-thread.ts";

/** The loaded part of the thread, with buttons for earlier and later comments. */
export function CommentsList({ pages }: Pick<ReturnType<typeof useThread>, "pages">) {
  const t = useTranslations("community.comments");
  const { handle, point } = useThreadContext();
  const { roots, lateRoots } = handle;
  const { list, hold, release } = useScrollAnchor<HTMLOListElement>(roots[0]?.id);

  // Moves the focus only if the button disappears after loading; the page never moves.
  function focusOn(root: Comment | undefined): void {
    if (root !== undefined) point([root.id], { mark: false, scroll: false });
  }
  async function loadEarlier(): Promise<void> {
    hold();
    const { data, hasPreviousPage, isFetchPreviousPageError } = await pages.fetchPreviousPage({ cancelRefetch: false });
    if (isFetchPreviousPageError) release();
    else if (!hasPreviousPage) focusOn(data?.pages[0]?.data.at(-1));
  }
  async function loadLater(): Promise<void> {
    const { data, hasNextPage, isFetchNextPageError } = await pages.fetchNextPage({ cancelRefetch: false });
    if (!hasNextPage && !isFetchNextPageError) focusOn(data?.pages.at(-1)?.data[0]);
  }

  const threads = (shown: readonly Comment[]) => shown.map((root) => <CommentThread key={root.id} root={root} />);
  return (
    <>
      {pages.hasPreviousPage && (
        <LoadComments
          loading={pages.isFetchingPreviousPage}
          error={pages.isFetchPreviousPageError ? pages.error : null}
          onLoad={() => void loadEarlier()}
        >
          {t("earlier")}
        </LoadComments>
      )}
      <ol className={boxClass("list")} ref={list}>
        {threads(roots)}
      </ol>
      {pages.hasNextPage && (
        <LoadComments
          loading={pages.isFetchingNextPage}
          error={pages.isFetchNextPageError ? pages.error : null}
          onLoad={() => void loadLater()}
        >
          {t("later")}
        </LoadComments>
      )}
      {lateRoots.length > 0 && <ol className={boxClass("list")}>{threads(lateRoots)}</ol>}
    </>
  );
}
