import { useState, type KeyboardEvent } from "react";
import { useTranslations } from "use-intl";
import type { StoredFile } from "#shared/files.ts";
import { arrowStep } from "#ui/arrow-step.ts";
import { classNames } from "#ui/class-names.ts";
import { BackIcon, ForwardIcon } from "#ui/direction-icons.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import styles from "./PictureViewer.module.css";

export interface PictureViewerProps {
  pictures: readonly StoredFile[];
  /** The id of the initial image. */
  first: string;
  onClose: () => void;
}

/** The images of a text in full size, one at a time. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const t = useTranslations("community.files");
  const { direction } = useUi();
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === first),
    ),
  );
  const picture = pictures[place];
  if (picture === undefined) return null;

  function onKeyDown(event: KeyboardEvent): void {
    const next = arrowStep(event.key, place, pictures.length, direction);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
  }
  const step = (by: number): void => setPlace((place + by + pictures.length) % pictures.length);
  return (
    <Dialog open onClose={onClose} size="lg" title={<bdi>{picture.name}</bdi>}>
      <div
        className={classNames(stackClass(3, "fits", "items-center"), styles.viewer)}
        onKeyDown={onKeyDown}
        role="group"
        tabIndex={0}
        data-autofocus
      >
        <img
          key={picture.id}
          className={styles.picture}
          src={picture.url ?? ""}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          alt={picture.name}
        />
        {pictures.length > 1 && (
          <div className={rowClass(3, "align-center", "sm", "muted")}>
            <IconButton label={t("previous")} icon={<BackIcon size={22} />} onClick={() => step(-1)} />
            <span aria-live="polite">{t("place", { position: place + 1, total: pictures.length })}</span>
            <IconButton label={t("next")} icon={<ForwardIcon size={22} />} onClick={() => step(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
