import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Pages } from "#kit/Pages.tsx";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useMedia } from "#ui/use-media.ts";
import { faces, toneOf, type Face } from "./cell-face.ts";
import { PersonCards } from "./PersonCards.tsx";
import { isNarrowed, narrowed, type SheetSearch } from "./search.ts";
import styles from "./Sheet.module.css";
import { SheetGrid } from "./SheetGrid.tsx";

const address = "/admin/attendance/sheet";

export interface SheetContentProps {
  sheet: Sheet;
  search: SheetSearch;
  busy: boolean;
  /** Opens a day of somebody. */
  onOpen: (person: string, date: string) => void;
}

/** A page of people with their days: a grid, or a card each on a phone. */
export function SheetContent({ sheet, search, busy, onOpen }: SheetContentProps) {
  const t = useTranslations("attendanceOfficer");
  const isPhone = useMedia("(width < 768px)");
  if (sheet.data.length === 0) {
    const narrow = isNarrowed(search);
    return (
      <EmptyState
        plain={narrow}
        title={t(narrow ? "sheet.nobodyFound" : "sheet.nobody")}
        action={
          narrow ? (
            <Button
              renderLink={(slot) => (
                <Link to={address} search={narrowed({}, { month: search.month })} resetScroll={false} {...slot} />
              )}
            >
              {t("filters.clear")}
            </Button>
          ) : search.month === undefined ? undefined : (
            <Button renderLink={(slot) => <Link to={address} resetScroll={false} {...slot} />}>
              {t("sheet.thisMonth")}
            </Button>
          )
        }
      >
        {t(narrow ? "sheet.nobodyFoundText" : "sheet.nobodyText")}
      </EmptyState>
    );
  }
  const View = isPhone ? PersonCards : SheetGrid;
  return (
    <>
      <View key={sheet.month} sheet={sheet} busy={busy} onOpen={onOpen} />
      <Legend />
      <Pages
        page={sheet.page}
        renderLink={(cursor, slot) => <Link to={address} search={{ ...search, cursor }} {...slot} />}
      />
    </>
  );
}

/** What the letters in the cells mean. */
function Legend() {
  const t = useTranslations("attendanceOfficer.sheet");
  const nameOf = useFaceName();
  return (
    <ul className={styles.legend} aria-label={t("legend")}>
      {faces.map((face) => (
        <li key={face}>
          <span className={styles.letter} data-tone={toneOf[face]} aria-hidden="true">
            {t(`letter.${face}`)}
          </span>
          {nameOf(face)}
        </li>
      ))}
    </ul>
  );
}

/** What a cell's letter stands for. */
function useFaceName(): (face: Face) => string {
  const t = useTranslations("attendanceOfficer.sheet");
  const days = useTranslations("attendanceDays.state");
  return (face) => (face === "late" || face === "early" ? t(face) : days(face));
}
