import { useRef, useState, type RefObject } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { signedInPerson } from "#client/session.ts";
import { useShortcuts, useSingleKeys } from "#client/shortcuts.ts";
import { useHolds } from "#client/use-holds.ts";
import { useSearchChange } from "#kit/page-search.tsx";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { Keys } from "#ui/Keys.tsx";
import { MoreRows, type MoreRowsProps } from "#ui/MoreRows.tsx";
import { boxClass, rowClass, stackClass } from "#ui/primitives.ts";
import { SelectBox } from "#ui/SelectBox.tsx";
import { useMedia } from "#ui/use-media.ts";
import { NoteDialog } from "../components/NoteDialog.tsx";
import { filtersOf, type ReviewSearch } from "../search.ts";
import { findNeighbour, findStretch } from "./find-neighbour.ts";
import { PunchView } from "./PunchView.tsx";
import styles from "./Review.module.css";
import { ReviewRow } from "./ReviewRow.tsx";
import { useDecisions } from "./use-decisions.ts";

export interface ReviewDeskProps {
  punches: readonly ReviewedPunch[];
  /** Their time zones apply to the times. */
  places: readonly Location[];
  search: ReviewSearch;
  isFetching: boolean;
  earlier: MoreRowsProps;
  later: MoreRowsProps;
  /** The list element. */
  frame: RefObject<HTMLOListElement | null>;
}

const checkNote = validated(firstOf(required, maxLength(500)));
export const punchId = ({ punch }: ReviewedPunch): string => punch.id;

/** The list with the selected punch beside it, or in a dialog on phones. J and K move, A and R decide. */
export function ReviewDesk({ punches, places, search, frame, isFetching, earlier, later }: ReviewDeskProps) {
  const t = useTranslations("attendanceReview.review");
  const tReject = useTranslations("attendanceReview.reject");
  const formats = useFormats();
  const reader = usePresentation();
  const changeSearch = useSearchChange<ReviewSearch>();
  const hasKeys = useSingleKeys();
  const isWide = useMedia("(width >= 992px)");
  const anchor = useRef<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<readonly ReviewedPunch[]>([]);
  const me = signedInPerson()?.id;
  const decides = useHolds("attendance.manage") !== null;

  const ids = punches.map(punchId);
  const shown = punches.find(({ punch }) => punch.id === search.punch) ?? (isWide ? punches[0] : undefined);
  const canDecide = (one: ReviewedPunch): boolean => decides && one.state === "open" && one.person.id !== me;
  const open = punches.filter(canDecide);
  const marked = open.filter(({ punch }) => chosen.has(punch.id));
  const placeOf = ({ punch }: ReviewedPunch): Location | undefined => {
    const id = (punch.location ?? punch.nearest?.location)?.id;
    return places.find((place) => place.id === id);
  };
  const zoneOf = (one: ReviewedPunch): string => placeOf(one)?.timeZone ?? reader.timeZone;
  const go = (punch: string | undefined): void =>
    changeSearch((now) => ({ ...filtersOf(now), ...(punch === undefined ? {} : { punch }) }), { replace: true });
  const decisions = useDecisions((decided) => {
    setChosen((before) => new Set([...before].filter((id) => !decided.includes(id))));
    setRejecting([]);
    go(isWide ? findNeighbour(ids, shown?.punch.id, decided) : undefined);
  });
  const accept = (some: readonly ReviewedPunch[]): void => decisions.accept(some.map(punchId));
  // The checked punches, or the selected one.
  const meant = marked.length > 0 ? marked : shown !== undefined && canDecide(shown) ? [shown] : [];
  const mark = (id: string, stretch: boolean): void => {
    const touched = stretch ? findStretch(ids, anchor.current, id) : [id];
    const isWanted = !chosen.has(id);
    anchor.current = id;
    setChosen(new Set(isWanted ? [...chosen, ...touched] : [...chosen].filter((each) => !touched.includes(each))));
  };
  useShortcuts([
    { kind: "single", code: "KeyA", onPress: () => accept(meant) },
    { kind: "single", code: "KeyR", onPress: () => setRejecting(meant) },
    {
      kind: "single",
      code: "KeyX",
      onPress: () => shown !== undefined && canDecide(shown) && mark(shown.punch.id, false),
    },
  ]);

  const view = shown !== undefined && (
    <PunchView
      key={shown.punch.id}
      one={shown}
      timeZone={zoneOf(shown)}
      place={placeOf(shown)}
      canDecide={canDecide(shown)}
      working={decisions.working}
      hasKeys={hasKeys && isWide}
      onAccept={() => accept([shown])}
      onReject={() => setRejecting([shown])}
    />
  );
  const only = rejecting.length === 1 ? rejecting[0] : undefined;
  return (
    <div className={classNames(styles.desk, stackClass(5, "align-start"))}>
      <div className={boxClass("shrinks")}>
        <Card flush>
          {open.length > 0 && (
            <div
              className={classNames(styles.head, rowClass(2, "wrap", "align-center", "between", "tint-neutral", "xs"))}
            >
              <label className={rowClass(2, "inline", "align-center")}>
                <SelectBox
                  label={t("chooseAll")}
                  checked={marked.length === open.length}
                  mixed={marked.length > 0 && marked.length < open.length}
                  onClick={() => setChosen(new Set(marked.length === open.length ? [] : open.map(punchId)))}
                />
                <span aria-hidden="true">{t("chooseAll")}</span>
              </label>
              {hasKeys && isWide && (
                <span className={rowClass(2, "inline", "align-center")}>
                  <Keys keys={["J", "K"]} /> {t("keyMove")} <Keys keys={["X"]} /> {t("keyChoose")}
                </span>
              )}
            </div>
          )}
          <MoreRows {...earlier} />
          <ol className={boxClass("list")} ref={frame} aria-label={t("list")} aria-busy={isFetching}>
            {punches.map((one) => (
              <ReviewRow
                key={one.punch.id}
                one={one}
                search={search}
                timeZone={zoneOf(one)}
                isCurrent={one === shown}
                choice={
                  canDecide(one)
                    ? { isChosen: chosen.has(one.punch.id), onChoose: (stretch) => mark(one.punch.id, stretch) }
                    : null
                }
              />
            ))}
          </ol>
          <MoreRows {...later} />
        </Card>
        {marked.length > 0 && (
          <ActionBar
            label={t("bar")}
            status={t("chosen", { count: marked.length })}
            choice={
              <Button size="sm" variant="quiet" onClick={() => setChosen(new Set())}>
                {t("chooseNone")}
              </Button>
            }
          >
            <Button size="sm" variant="quietDanger" disabled={decisions.working} onClick={() => setRejecting(marked)}>
              {t("rejectChosen")}
            </Button>
            <Button size="sm" variant="strong" loading={decisions.working} onClick={() => accept(marked)}>
              {t("acceptChosen")}
            </Button>
          </ActionBar>
        )}
      </div>
      {isWide && view !== false && (
        <aside className={styles.beside} aria-label={t("looked")}>
          <Card>{view}</Card>
        </aside>
      )}
      {!isWide && view !== false && (
        <Dialog open onClose={() => go(undefined)} title={t("looked")} size="lg">
          {view}
        </Dialog>
      )}
      {rejecting.length > 0 && (
        <NoteDialog
          title={tReject("title", {
            count: rejecting.length,
            name: only === undefined ? "" : isolated(formats.name(only.person)),
          })}
          text={tReject("text", { count: rejecting.length })}
          label={tReject("note")}
          hint={tReject("noteHint")}
          submitLabel={tReject("confirm")}
          check={checkNote}
          onSend={(note) => decisions.reject(rejecting.map(punchId), note)}
          onClose={() => setRejecting([])}
        />
      )}
    </div>
  );
}
