import type { CSSProperties } from "react";
import type { PdfLink } from "./page-links.ts";
import styles from "./PdfReader.module.css";
import type { OpenLink } from "./use-page-links.ts";

const percent = (share: number): string => `${share * 100}%`;

const lie = ({ left, top, width, height }: PdfLink["place"]): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

export interface PdfLinksProps {
  links: readonly OpenLink[];
  goToLabel: (page: number) => string;
  onFollow: (page: number) => void;
}

/** The links of a page, each above the words that are drawn. Where it leads is seen before it is followed. */
export function PdfLinks({ links, goToLabel, onFollow }: PdfLinksProps) {
  return links.map((link) => {
    const shared = { className: styles.link, style: lie(link.place) };
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
        // A mail opens no page.
        target={isMail ? undefined : "_blank"}
        rel="noopener noreferrer"
        title={title}
        aria-label={link.text || title}
      />
    );
  });
}
