import styles from "./SkipLink.module.css";

export interface SkipLinkProps {
  /** The id of the element to jump to; it must be focusable (`tabIndex={-1}`). */
  targetId: string;
  children: string;
}

/** The first stop of the keyboard on a page: jumps over the navigation. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      className={styles.link}
      href={`#${targetId}`}
      onClick={(event) => {
        // The address stays as it is: a hash would be one more step back for the router.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
