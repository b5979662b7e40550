import { Suspense, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { widget } from "#kit/module.ts";
import type { StoredFile } from "#shared/files.ts";
import { classNames } from "#ui/class-names.ts";
import { DocumentIcon, DownloadIcon, FilmIcon, PhotoIcon } from "#ui/icons.ts";
import { boxClass, gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import styles from "./Attachments.module.css";

const PictureViewer = widget(() => import("./PictureViewer.tsx"), "PictureViewer");

export interface AttachmentsProps {
  files: readonly StoredFile[];
  /** Without a heading, for comments. */
  small?: boolean;
}

/** The files of a topic or comment: images to view, videos to play, all files to download. */
export function Attachments({ files, small = false }: AttachmentsProps) {
  const t = useTranslations("community.files");
  const headingId = useId();
  const [shown, setShown] = useState<string | null>(null);
  const ready = files.filter(({ url }) => url !== null);
  const pictures = ready.filter(({ kind }) => kind === "image");
  const videos = ready.filter(({ kind }) => kind === "video");
  if (ready.length === 0) return null;
  const title = t("title", { count: ready.length });
  return (
    <section
      className={stackClass(3, "fits", small ? "above-2" : "above-5")}
      {...(small ? { "aria-label": title } : { "aria-labelledby": headingId })}
    >
      {!small && (
        <h3 className={textClass("flush", "sm")} id={headingId}>
          {title}
        </h3>
      )}
      {pictures.length > 0 && (
        <ul className={classNames(stackClass(2, "list"), styles.pictures)}>
          {pictures.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={classNames(boxClass("block", "full"), styles.thumb)}
                aria-label={t("open", { name: isolated(file.name) })}
                title={file.name}
                onClick={() => setShown(file.id)}
              >
                <img src={file.previewUrl ?? file.url ?? ""} alt="" loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {videos.map((file) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what colleagues film comes without captions
        <video
          key={file.id}
          className={styles.video}
          src={file.url ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={t("play", { name: isolated(file.name) })}
        />
      ))}
      <ul className={gridClass(16, 2, "fill", "list")}>
        {ready.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
      {shown !== null && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} first={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  );
}

const signs = { image: PhotoIcon, video: FilmIcon, document: DocumentIcon, upload: DocumentIcon };

function FileRow({ file }: { file: StoredFile }) {
  const t = useTranslations("community.files");
  const formats = useFormats();
  const Sign = signs[file.kind];
  const ending = /\.([a-z0-9]{1,5})$/iu.exec(file.name)?.[1]?.toUpperCase();
  const kind = file.kind === "image" ? t("image") : file.kind === "video" ? t("video") : (ending ?? t("document"));
  const seconds = Math.round(file.durationSeconds ?? 0);
  return (
    <li>
      <a
        className={classNames(rowClass(3, "align-center", "muted"), styles.file)}
        href={file.url ?? undefined}
        download={file.name}
        title={t("download", { name: isolated(file.name) })}
      >
        <span className={stackClass(0, "rigid")}>
          <Sign size={20} />
        </span>
        <span className={stackClass(0, "grows", "tight")}>
          <span className={textClass("truncate", "sm", "ink", "medium")}>
            <bdi>{file.name}</bdi>
          </span>
          <span className={textClass("xs")}>
            <bdi>{kind}</bdi> · {formats.fileSize(file.byteSize)}
            {seconds > 0 && <> · {t("length", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}</>}
          </span>
        </span>
        <DownloadIcon size={18} />
      </a>
    </li>
  );
}
