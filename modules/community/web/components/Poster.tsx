import { useEffect, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { FeaturedTopic } from "#modules/community/contract/schemas.ts";
import { pickText } from "#shared/locale.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { PauseIcon, PlayIcon } from "#ui/icons.ts";

/** Width of the small image in pixels. */
const smallWidth = 800;

export type PosterOptions = {
  /** Null while loading. */
  poster: FeaturedTopic["poster"] | null;
  /** Whether its video may play. */
  active: boolean;
  /** The displayed width, for the `sizes` attribute. */
  sizes: string;
  /** The first element on the page. */
  first: boolean;
};

/**
 * A poster's video, muted and looped, with a pause button; else its image. On a loading error the video is replaced by
 * the image, the image by null.
 */
export function usePoster({ poster, active, sizes, first }: PosterOptions): { picture: ReactNode; button: ReactNode } {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const [broken, setBroken] = useState<"nothing" | "video" | "all">("nothing");
  const { attach, playing, toggle } = useCalmVideo(active);
  // A video is not loaded before it first becomes active.
  const [wanted, setWanted] = useState(active);
  if (active && !wanted) setWanted(true);
  if (poster === null || broken === "all") return { picture: null, button: null };

  const { imageUrl, smallImageUrl, videoUrl, width, height } = poster;
  const description = pickText(locale, { en: poster.altEn, ar: poster.altAr });
  if (videoUrl === null || broken === "video") {
    const picture = (
      <img
        src={imageUrl}
        srcSet={`${smallImageUrl} ${smallWidth}w, ${imageUrl} ${Math.max(width, smallWidth + 1)}w`}
        sizes={sizes}
        width={width}
        height={height}
        alt={description.text}
        lang={description.locale}
        decoding="async"
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        onError={() => setBroken("all")}
      />
    );
    return { picture, button: null };
  }
  const picture = (
    <video
      ref={attach}
      {...(wanted ? { src: videoUrl } : {})}
      poster={imageUrl}
      width={width}
      height={height}
      aria-label={description.text}
      lang={description.locale}
      role="img"
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="metadata"
      onError={() => setBroken("video")}
    />
  );
  const button = (
    <IconButton
      size="sm"
      variant="surface"
      label={playing ? t("pauseVideo") : t("playVideo")}
      icon={playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
      onClick={toggle}
    />
  );
  return { picture, button };
}

/**
 * Plays a muted video only while the user has not paused it, it is `active` and in view and its tab is visible. With
 * reduced motion it starts paused.
 */
function useCalmVideo(active: boolean) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [playing, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [inView, setInView] = useState(false);
  const [tabVisible, setTabVisible] = useState(() => !document.hidden);

  useEffect(() => {
    if (video === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    observer.observe(video);
    const follow = (): void => setTabVisible(!document.hidden);
    document.addEventListener("visibilitychange", follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", follow);
    };
  }, [video]);

  const plays = playing && active && inView && tabVisible;
  useEffect(() => {
    if (video === null) return;
    if (!plays) video.pause();
    // A browser in power-saving mode may refuse: the still stays and the button shows the paused state.
    else
      video.play().catch((reason: unknown) => {
        if (reason instanceof DOMException && reason.name === "NotAllowedError") setPlaying(false);
      });
  }, [video, plays]);

  return {
    /** The ref of the `<video>`. */
    attach: setVideo,
    /** Whether the user has it set to play, visible or not. */
    playing,
    toggle: () => setPlaying((before) => !before),
  };
}
