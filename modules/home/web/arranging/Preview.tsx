import { useTranslations } from "use-intl";
import type { PlacedWidget } from "#modules/home/contract/schemas.ts";
import { classNames } from "#ui/class-names.ts";
import { PinIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { inColumns, layoutOf } from "../plan-widgets.ts";
import styles from "./Preview.module.css";

function Blocks({ widgets, isPhone = false }: { widgets: readonly PlacedWidget[]; isPhone?: boolean }) {
  const nameOf = useTranslations("home.widgets");
  return (
    <div className={rowClass(1, "wrap")}>
      {widgets.map(({ name, presence }) => (
        <div
          key={name}
          className={classNames(styles.block, !isPhone && layoutOf[name] === "half" && styles.half)}
          data-of={name}
        >
          <span>{nameOf(name)}</span>
          {presence === "pinned" && <PinIcon size={12} />}
        </div>
      ))}
    </div>
  );
}

/** A small preview of home on a computer and a phone; the list beside it contains the same information as text. */
export function Preview({ widgets }: { widgets: readonly PlacedWidget[] }) {
  const t = useTranslations("homeAdmin");
  const shown = widgets.filter(({ presence }) => presence !== "off");
  const { main, side } = inColumns(shown);
  return (
    <figure className={styles.preview} aria-hidden="true">
      <figcaption className={textClass("below-3", "lg", "bold")}>{t("preview")}</figcaption>
      <div className={styles.screens}>
        <div>
          <span className={textClass("block", "below-1", "xs", "muted")}>{t("computer")}</span>
          <div className={classNames(styles.screen, main.length > 0 && side.length > 0 && styles.columns)}>
            {main.length > 0 && <Blocks widgets={main} />}
            {side.length > 0 && <Blocks widgets={side} />}
          </div>
        </div>
        <div>
          <span className={textClass("block", "below-1", "xs", "muted")}>{t("phone")}</span>
          <div className={styles.screen}>
            <Blocks widgets={shown} isPhone />
          </div>
        </div>
      </div>
    </figure>
  );
}
