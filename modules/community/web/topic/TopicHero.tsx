import { useState } from "react";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { StarPattern } from "#ui/StarPattern.tsx";
import { PosterImage, PosterVideo, VideoButton } from "../components/Poster.tsx";
import { useCalmVideo } from "../components/use-calm-video.ts";
import styles from "./TopicHero.module.css";

/** The poster at the head of a topic. Null while it is on its way: its place is kept. */
export function TopicHero({ poster }: { poster: Topic["poster"] }) {
  const [broken, setBroken] = useState<"nothing" | "video" | "all">("nothing");
  const { attach, playing, toggle } = useCalmVideo(true);
  const videoUrl = broken === "nothing" ? (poster?.videoUrl ?? null) : null;
  return (
    <div className={styles.hero}>
      {broken === "all" && <StarPattern />}
      {poster !== null && videoUrl !== null && (
        <>
          <PosterVideo ref={attach} poster={{ ...poster, videoUrl }} active onBroken={() => setBroken("video")} />
          <div className={styles.button}>
            <VideoButton playing={playing} toggle={toggle} />
          </div>
        </>
      )}
      {poster !== null && videoUrl === null && broken !== "all" && (
        <PosterImage poster={poster} sizes="(width < 768px) 100vw, 46rem" first onBroken={() => setBroken("all")} />
      )}
    </div>
  );
}
