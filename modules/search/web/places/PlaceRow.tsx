import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { Place } from "#modules/search/contract/schemas.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { ExternalLinkIcon } from "#ui/icons.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { FoundRow, Marked } from "../results/FoundRow.tsx";
import { hostOf, isWithin, noteLinkUse, targetOf } from "./resolve-address.ts";
import { PlaceIcon } from "./PlaceIcon.tsx";

export function PlaceRow({ place }: { place: Place }) {
  const t = useTranslations("search");
  const { kind, address } = place;
  return (
    <FoundRow found={place} sign={<IconTile icon={<PlaceIcon kind={kind} />} />} title={<PlaceLink place={place} />}>
      <span>{t(`places.${kind}`)}</span>
      {!isWithin(address) && <bdi dir="ltr">{hostOf(address)}</bdi>}
    </FoundRow>
  );
}

function PlaceLink({ place: { id, kind, address, titlePieces } }: { place: Place }) {
  const t = useTranslations("search.places");
  const title = <Marked pieces={titlePieces} />;
  if (isWithin(address)) {
    return (
      <Link to={address} data-cover="">
        {title}
      </Link>
    );
  }
  const target = targetOf(address);
  return (
    <a href={address} {...target} data-cover="" onClick={() => kind === "link" && noteLinkUse(id)}>
      {title}
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
