import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from "react";

const PersonHover = lazy(() => import("./PersonHover.tsx").then((module) => ({ default: module.PersonHover })));

/** Delays before the card opens and closes, in milliseconds. */
const openDelay = 350;
const closeDelay = 150;

export interface PersonLinkProps {
  id: string;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A name that links to its person. Hovering, or keyboard focus, opens a card with the main contact details; touch
 * follows the link. The card stays open while the pointer is on it; Escape closes it.
 */
export function PersonLink({ id, className, children }: PersonLinkProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const cardId = useId();
  const later = (next: HTMLElement | null): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), next === null ? closeDelay : openDelay);
  };
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return (
    <>
      <Link
        to="/directory/$id"
        params={{ id }}
        className={className}
        {...(anchor === null ? {} : { "aria-describedby": cardId })}
        onPointerEnter={({ currentTarget, pointerType }) => pointerType === "mouse" && later(currentTarget)}
        onPointerLeave={() => later(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && later(currentTarget)}
        onBlur={() => later(null)}
      >
        {children}
      </Link>
      {anchor !== null && (
        <Suspense fallback={null}>
          <PersonHover
            id={id}
            cardId={cardId}
            anchor={anchor}
            onEnter={() => later(anchor)}
            onLeave={() => later(null)}
            onClose={() => {
              if (timer.current !== null) clearTimeout(timer.current);
              setAnchor(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
