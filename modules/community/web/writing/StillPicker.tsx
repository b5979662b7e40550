import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CameraIcon } from "#ui/icons.ts";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import styles from "./PosterField.module.css";

export interface StillPickerProps {
  video: File;
  onStill: (still: File) => void;
  /** The browser cannot decode the video. */
  onFailed: () => void;
}

/** Selects the still shown before a video plays: a first one is captured at once, others with the slider. */
export function StillPicker({ video, onStill, onFailed }: StillPickerProps) {
  const t = useTranslations("writing.poster");
  const sliderId = useId();
  const player = useRef<HTMLVideoElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [length, setLength] = useState(0);
  const [isFirst, setIsFirst] = useState(true);

  useEffect(() => {
    const created = URL.createObjectURL(video);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [video]);

  async function take(): Promise<void> {
    if (player.current === null) return;
    try {
      onStill(await stillOf(player.current, video.name));
    } catch {
      onFailed();
    }
  }
  if (url === null) return null;
  return (
    <div className={classNames(stackClass(2, "fits", "items-start", "full"), styles.still)}>
      <video
        ref={player}
        className={styles.picture}
        src={url}
        muted
        playsInline
        preload="auto"
        onError={onFailed}
        onLoadedMetadata={({ currentTarget }) => {
          const seconds = Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0;
          setLength(seconds);
          // The first frame of many videos is black.
          currentTarget.currentTime = Math.min(1, seconds / 10);
        }}
        onSeeked={() => {
          if (!isFirst) return;
          setIsFirst(false);
          void take();
        }}
      />
      <label className={textClass("sm", "ink", "medium")} htmlFor={sliderId}>
        {t("still")}
      </label>
      <input
        id={sliderId}
        className={classNames(boxClass("full"), styles.slider)}
        type="range"
        min={0}
        max={length}
        step={0.1}
        defaultValue={Math.min(1, length / 10)}
        aria-describedby={`${sliderId}-hint`}
        onChange={(event) => {
          if (player.current !== null) player.current.currentTime = Number(event.target.value);
        }}
      />
      <p className={textClass("flush", "xs", "muted")} id={`${sliderId}-hint`}>
        {t("stillHint")}
      </p>
      <Button size="sm" icon={<CameraIcon size={18} />} onClick={() => void take()}>
        {t("useStill")}
      </Button>
    </div>
  );
}

/** Returns the current frame of a video as a file; rejects if this browser cannot draw it. */
async function stillOf(video: HTMLVideoElement, name: string): Promise<File> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) throw new Error("The video has no picture.");
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext("2d");
  if (drawing === null) throw new Error("The browser draws no pictures.");
  drawing.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (blob === null) throw new Error("The browser gives no picture.");
  return new File([blob], `${name.replace(/\.[^.]*$/u, "")}.jpg`, { type: "image/jpeg" });
}
