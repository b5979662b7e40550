import { useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { CommentThread } from "./CommentThread.tsx";
import styles from "./Comments.module.css";
import { LoadComments } from "./LoadComments.tsx";
import { useThreadContext } from "./thread-context.ts";

/** The element that scrolls around another. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return null;
}

/**
 * Keeps what is being read where it is when something is put in above it. Most browsers do that themselves; the others
 * scroll by as much as the first comment has moved.
 */
function useSteadyFirst(firstId: string | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    const remembered = before.current;
    before.current = null;
    if (remembered === null || list.current === null || CSS.supports("overflow-anchor", "auto")) return;
    const moved = remembered.element.getBoundingClientRect().top - remembered.top;
    scrollerOf(list.current)?.scrollBy({ top: moved, behavior: "instant" });
  }, [firstId]);
  const remember = (): void => {
    const element = list.current?.firstElementChild;
    if (element) before.current = { element, top: element.getBoundingClientRect().top };
  };
  return { list, remember };
}

/** All that is loaded of the thread, with what comes before and after it a press away. */
export function CommentsList() {
  const t = useTranslations("community.comments");
  const { handle, point } = useThreadContext();
  const { pages, roots, lateRoots } = handle;
  const { list, remember } = useSteadyFirst(roots[0]?.id);

  async function loadEarlier(): Promise<void> {
    const result = await pages.fetchPreviousPage({ cancelRefetch: false });
    remember();
    // The button may be gone: the focus goes to the last of what it brought.
    const last = result.data?.pages[0]?.data.at(-1);
    if (!result.isFetchPreviousPageError && last !== undefined)
      point([last.id], { focus: !result.hasPreviousPage, mark: false });
  }
  async function loadLater(): Promise<void> {
    const result = await pages.fetchNextPage({ cancelRefetch: false });
    const first = result.data?.pages.at(-1)?.data[0];
    if (!result.isFetchNextPageError && first !== undefined)
      point([first.id], { focus: !result.hasNextPage, mark: false });
  }

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
      <ol className={styles.roots} ref={list}>
        {roots.map((root) => (
          <CommentThread key={root.id} root={root} />
        ))}
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
      {lateRoots.length > 0 && (
        <ol className={styles.roots}>
          {lateRoots.map((root) => (
            <CommentThread key={root.id} root={root} />
          ))}
        </ol>
      )}
    </>
  );
}
