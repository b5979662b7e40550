import type { CSSProperties } from "react";
import type { PdfLink } from "./page-links.ts";
import styles from "./PdfReader.module.css";
import type { OpenLink } from "./use-page-links.ts";

const styleOf = (place: PdfLink["place"]): CSSProperties =>
  Object.fromEntries(Object.entries(place).map(([side, share]) => [side, `${share * 100}%`]));

export interface PdfLinksProps {
  links: readonly OpenLink[];
  goToLabel: (page: number) => string;
  onFollow: (page: number) => void;
}

/** Renders a page's links above the drawn text. The title shows the target. */
export function PdfLinks({ links, goToLabel, onFollow }: PdfLinksProps) {
  return links.map((link) => {
    const shared = { className: styles.link, style: styleOf(link.place) };
    if ("page" in link) {
      const title = goToLabel(link.page);
      return (
        <button
          key={link.id}
          type="button"
          {...shared}
          title={title}
          aria-label={link.text || title}
          onClick={() => onFollow(link.page)}
        />
      );
    }
    const { address } = link;
    const isMail = address.startsWith("mailto:");
    const title = isMail ? address.slice("mailto:".length) : address;
    return (
      <a
        key={link.id}
        {...shared}
        href={address}
        // A mail link opens no page.
        target={isMail ? undefined : "_blank"}
        rel="noopener noreferrer"
        title={title}
        aria-label={link.text || title}
      />
    );
  });
}
