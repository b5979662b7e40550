import { useTranslations } from "use-intl";
import { useSteadyFirst } from "#client/use-steady-first.ts";
import { boxClass } from "#ui/primitives.ts";
import { CommentThread } from "./CommentThread.tsx";
import { LoadComments } from "./LoadComments.tsx";
import { useThreadContext } from "./thread-context.ts";

/** All that is loaded of the thread, with what comes before and after it a press away. */
export function CommentsList() {
  const t = useTranslations("community.comments");
  const { handle, point } = useThreadContext();
  const { pages, roots, lateRoots } = handle;
  const { list, hold, release } = useSteadyFirst<HTMLOListElement>(roots[0]?.id);

  // Nothing moves. Only when the button is gone with what it brought, the focus goes there.
  async function loadEarlier(): Promise<void> {
    hold();
    const { data, hasPreviousPage, isFetchPreviousPageError } = await pages.fetchPreviousPage({ cancelRefetch: false });
    const nearest = data?.pages[0]?.data.at(-1);
    if (isFetchPreviousPageError) return release();
    if (hasPreviousPage || nearest === undefined) return;
    point([nearest.id], { mark: false, scroll: false });
  }
  async function loadLater(): Promise<void> {
    const { data, hasNextPage, isFetchNextPageError } = await pages.fetchNextPage({ cancelRefetch: false });
    const nearest = data?.pages.at(-1)?.data[0];
    if (hasNextPage || isFetchNextPageError || nearest === undefined) return;
    point([nearest.id], { mark: false, scroll: false });
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
      <ol className={boxClass("list")} ref={list}>
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
        <ol className={boxClass("list")}>
          {lateRoots.map((root) => (
            <CommentThread key={root.id} root={root} />
          ))}
        </ol>
      )}
    </>
  );
}
