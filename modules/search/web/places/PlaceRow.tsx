import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Place } from "#modules/search/contract/schemas.ts";
import { Highlighted } from "#ui/Highlighted.tsx";
import { IconTile } from "#ui/IconTile.tsx";
import { ExternalLinkIcon } from "#ui/icons.ts";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { hostOf, isWithin, noteLinkUse, targetOf } from "./place-address.ts";
import { PlaceIcon } from "./PlaceIcon.tsx";
import styles from "../results/ResultRow.module.css";

/** A service, a link or a report: what it is, what is said of it, and for a link where it leads. */
export function PlaceRow({ place }: { place: Place }) {
  const t = useTranslations("search");
  const { kind, titlePieces, snippet, snippetPieces, address } = place;
  return (
    <ListRow className={styles.row}>
      <IconTile icon={<PlaceIcon kind={kind} />} />
      <div className={boxClass("shrinks")}>
        <h2 className={styles.title}>
          <PlaceLink place={place}>
            <bdi>
              <Highlighted pieces={titlePieces} />
            </bdi>
          </PlaceLink>
        </h2>
        {snippet !== "" && (
          <p className={styles.snippet}>
            <bdi>
              <Highlighted pieces={snippetPieces} />
            </bdi>
          </p>
        )}
        <div className={rowClass([1, 3], "wrap", "align-center", "xs", "muted")}>
          <span>{t(`places.${kind}`)}</span>
          {!isWithin(address) && <bdi dir="ltr">{hostOf(address)}</bdi>}
        </div>
      </div>
    </ListRow>
  );
}

function PlaceLink({ place: { id, kind, address }, children }: { place: Place; children: ReactNode }) {
  const t = useTranslations("search.places");
  if (isWithin(address)) {
    return (
      <Link to={address} data-cover="">
        {children}
      </Link>
    );
  }
  const target = targetOf(address);
  return (
    <a href={address} {...target} data-cover="" onClick={() => kind === "link" && noteLinkUse(id)}>
      {children}
      {target.target !== undefined && (
        <>
          {" "}
          <ExternalLinkIcon size={16} aria-hidden="true" />
          <VisuallyHidden>{t("newTab")}</VisuallyHidden>
        </>
      )}
    </a>
  );
}
