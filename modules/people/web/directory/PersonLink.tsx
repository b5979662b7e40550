import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from "react";

const PersonHover = lazy(() => import("./PersonHover.tsx").then((module) => ({ default: module.PersonHover })));

/** Milliseconds that a pointer rests, or the focus stays, before the card comes; and before it goes again. */
const patience = 350;
const farewell = 150;

export interface PersonLinkProps {
  id: string;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A name that leads to its person. Resting on it, or coming to it by keyboard, shows a card with what is needed most; a
 * finger goes to the page, which has all of it. The card stays while the pointer is on it, and Escape sends it away.
 */
export function PersonLink({ id, className, children }: PersonLinkProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const cardId = useId();
  const later = (next: HTMLElement | null): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), next === null ? farewell : patience);
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
