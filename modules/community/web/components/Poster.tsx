import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { FeaturedTopic } from "#modules/community/contract/schemas.ts";
import { pickText } from "#shared/locale.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { PauseIcon, PlayIcon } from "#ui/icons.ts";
import type { CalmVideo } from "./use-calm-video.ts";

type PosterOf = FeaturedTopic["poster"];

/** Pixels across of the small picture. */
const smallWidth = 800;

export interface PosterImageProps {
  poster: PosterOf;
  /** The width it is shown at, as the `sizes` attribute has it. */
  sizes: string;
  /** It is the first thing on the page. */
  first: boolean;
  /** It cannot be loaded. */
  onBroken: () => void;
}

/** The picture of a poster with its description, as large as the screen needs it. */
export function PosterImage({ poster, sizes, first, onBroken }: PosterImageProps) {
  const locale = useLocale();
  const description = pickText(locale, { en: poster.altEn, ar: poster.altAr });
  return (
    <img
      src={poster.imageUrl}
      srcSet={`${poster.smallImageUrl} ${smallWidth}w, ${poster.imageUrl} ${Math.max(poster.width, smallWidth + 1)}w`}
      sizes={sizes}
      width={poster.width}
      height={poster.height}
      alt={description.text}
      lang={description.locale}
      decoding="async"
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      onError={onBroken}
    />
  );
}

export interface PosterVideoProps {
  poster: PosterOf & { videoUrl: string };
  active: boolean;
  onBroken: () => void;
  ref: CalmVideo["attach"];
}

/** The film of a poster, silent and over and over. Played by `useCalmVideo`, stopped by `VideoButton`. */
export function PosterVideo({ poster, active, onBroken, ref }: PosterVideoProps) {
  const locale = useLocale();
  const description = pickText(locale, { en: poster.altEn, ar: poster.altAr });
  // What is never looked at is never loaded.
  const [wanted, setWanted] = useState(active);
  if (active && !wanted) setWanted(true);
  return (
    <video
      ref={ref}
      {...(wanted ? { src: poster.videoUrl } : {})}
      poster={poster.imageUrl}
      width={poster.width}
      height={poster.height}
      aria-label={description.text}
      lang={description.locale}
      role="img"
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="metadata"
      onError={onBroken}
    />
  );
}

/** Stops the film of a poster and lets it go on. */
export function VideoButton({ playing, toggle }: Pick<CalmVideo, "playing" | "toggle">) {
  const t = useTranslations("community.topic");
  return (
    <IconButton
      size="sm"
      variant="surface"
      label={playing ? t("pauseVideo") : t("playVideo")}
      icon={playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
      onClick={toggle}
    />
  );
}
