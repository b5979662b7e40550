import { useEffect, useLayoutEffect, useRef } from "react";
import { followScroll, replaceEntry } from "#client/list-place.ts";
import { scrollerOf } from "#client/use-scroll-anchor.ts";
import { commentElementId } from "./change-thread.ts";

/** Pixels covered by the header of the dialog. */
const covered = 64;

/** Reads the reading position from a fragment such as `#comment=12`; null if there is none. */
export const readCommentPlace = (fragment: string): string | null =>
  /^#comment=([1-9][0-9]{0,17})$/.exec(fragment)?.[1] ?? null;

const commentsOf = (thread: Element): HTMLElement[] => [
  ...thread.querySelectorAll<HTMLElement>(`article[id^="${commentElementId("")}"]`),
];

/**
 * Writes the reading position to the address: the topmost visible comment, once the user scrolls. A thread loaded
 * around such a `place` is scrolled to it, without focus or mark. Returns the ref of the element around all comments.
 */
export function useCommentPlace(place: string | null, isLoaded: boolean) {
  const thread = useRef<HTMLElement>(null);
  const wanted = useRef(place);

  useLayoutEffect(() => {
    if (!isLoaded || wanted.current === null) return;
    const comment = document.getElementById(commentElementId(wanted.current));
    wanted.current = null;
    if (comment === null) return;
    const { commentTop = covered } = (window.history.state ?? {}) as { commentTop?: number };
    const top = comment.getBoundingClientRect().top - commentTop;
    scrollerOf(comment).scrollBy({ top, behavior: "instant" });
  }, [isLoaded]);

  useEffect(() => {
    const address = window.location.pathname;
    const record = (): void => {
      if (thread.current === null || wanted.current !== null || window.location.pathname !== address) return;
      const comment = commentsOf(thread.current).find((one) => one.getBoundingClientRect().top >= covered);
      const top = comment?.getBoundingClientRect().top ?? 0;
      // Above the comments, the reader is at the topic itself.
      const isReached = comment !== undefined && scrollerOf(comment).scrollTop > 0 && top < window.innerHeight;
      replaceEntry(isReached ? comment.id.replace("-", "=") : "", isReached ? { commentTop: top } : {});
    };
    return followScroll(record).end;
  }, []);

  return thread;
}
