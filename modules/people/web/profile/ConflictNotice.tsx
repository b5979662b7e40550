import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { differingFields, type Details } from "./details.ts";
import styles from "./ConflictNotice.module.css";

export interface ConflictNoticeProps {
  mine: Details;
  /** The version that was saved elsewhere. */
  theirs: Details;
  working: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Compares both versions and prompts for the one to keep. */
export function ConflictNotice({ mine, theirs, working, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useTranslations("profile");
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const cell = (value: string) =>
    value.trim() === "" ? <span className={textClass("muted")}>{t("conflict.empty")}</span> : <bdi>{value}</bdi>;
  return (
    <section className={styles.notice} ref={box} tabIndex={-1} role="alert" aria-labelledby="conflict">
      <h2 className={textClass("flush", "md", "inherit")} id="conflict">
        {t("conflict.title")}
      </h2>
      <p className={boxClass("flush")}>{t("conflict.text")}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("conflict.theirs")}</th>
            <th scope="col">{t("conflict.yours")}</th>
          </tr>
        </thead>
        <tbody>
          {differingFields(mine, theirs).map((field) => (
            <tr key={field}>
              <th scope="row">{t(`details.${field}`)}</th>
              <td>{cell(theirs[field])}</td>
              <td>{cell(mine[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={rowClass(2, "wrap")}>
        <Button loading={working} loadingLabel={t("details.saving")} onClick={onKeepMine}>
          {t("conflict.keepMine")}
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {t("conflict.takeTheirs")}
        </Button>
      </div>
    </section>
  );
}
