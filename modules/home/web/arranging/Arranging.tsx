import { useState, type DragEvent } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import type { Arrangement, PlacedWidget } from "#modules/home/contract/schemas.ts";
import { widgetNames } from "#modules/home/contract/widgets.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, rowClass, stackClass } from "#ui/primitives.ts";
import styles from "./Arranging.module.css";
import { ArrangingRow } from "./ArrangingRow.tsx";
import { Preview } from "./Preview.tsx";
import { useArranging } from "./use-arranging.ts";

export function Arranging({ stored }: { stored: Arrangement }) {
  const t = useTranslations("homeAdmin");
  const common = useTranslations("kit");
  const nameOf = useTranslations("home.widgets");
  const announce = useAnnounce();
  const problemText = useProblemText();
  const { widgets, isDirty, isSaving, failure, hasConflict, change, discard, save } = useArranging(stored);
  const [dragged, setDragged] = useState<number | null>(null);
  const leaving = useLeaving({ blocks: () => isDirty && !isSaving });

  function move(from: number, to: number): void {
    const widget = widgets[from];
    if (widget === undefined || to < 0 || to >= widgets.length || from === to) return;
    change(widgets.toSpliced(from, 1).toSpliced(to, 0, widget));
    announce(t("moved", { widget: nameOf(widget.name), place: to + 1, total: widgets.length }));
  }
  const setPresence = (index: number, presence: PlacedWidget["presence"]): void =>
    change(widgets.map((widget, place) => (place === index ? { ...widget, presence } : widget)));
  const dropOn = (event: DragEvent, to: number): void => {
    event.preventDefault();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
  };

  return (
    <div className={styles.page}>
      <Form className={stackClass(4, "fits", "shrinks")} onSubmit={() => isDirty && !isSaving && save()}>
        {hasConflict && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" variant="quiet" onClick={discard}>
                {t("takeTheirs")}
              </Button>
            }
          >
            {t("conflict")}
          </Banner>
        )}
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <Card flush>
          <ol className={boxClass("list")} aria-label={t("list")}>
            {widgets.map((widget, index) => (
              <li
                key={widget.name}
                className={classNames(
                  styles.widget,
                  widget.presence === "off" && styles.off,
                  dragged === index && styles.dragged,
                )}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = "move";
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(null)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => dropOn(event, index)}
              >
                <ArrangingRow
                  widget={widget}
                  index={index}
                  count={widgets.length}
                  onMove={(by) => move(index, index + by)}
                  onPresence={(presence) => setPresence(index, presence)}
                />
              </li>
            ))}
          </ol>
        </Card>
        <div className={rowClass(2, "wrap")}>
          <Button
            variant={isDirty ? "strong" : "soft"}
            type="submit"
            loading={isSaving}
            loadingLabel={common("saving")}
          >
            {common("form.save")}
          </Button>
          {isDirty && (
            <Button variant="quiet" disabled={isSaving} onClick={discard}>
              {t("discard")}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={isSaving}
            onClick={() => change(widgetNames.map((name) => ({ name, presence: "shown" })))}
          >
            {t("standard")}
          </Button>
        </div>
      </Form>
      <Preview widgets={widgets} />
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </div>
  );
}
