import { useRouter, type ParsedLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Moves the focus to the heading of a page after going there, so that it is read and the keyboard begins there. A dialog
 * over a page is not another page, and what took the focus itself keeps it.
 */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(() => {
    const pageOf = (location: ParsedLocation): string | undefined =>
      router.matchRoutes(location).findLast(({ staticData }) => staticData.isDialog !== true)?.pathname;

    return router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
      if (fromLocation === undefined || pageOf(fromLocation) === pageOf(toLocation)) return;
      if (document.querySelector("[aria-modal=true]") !== null) return;
      if (document.activeElement?.matches("main :is(input, textarea, select)")) return;
      const heading = document.querySelector<HTMLElement>("main h1");
      if (heading !== null && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
      (heading ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
    });
  }, [router]);
}
