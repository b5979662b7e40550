import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Pages } from "#kit/Pages.tsx";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { rowClass } from "#ui/primitives.ts";
import { useMedia } from "#ui/use-media.ts";
import { isNarrowed, narrowedSheet, type SheetSearch } from "../search.ts";
import { cellStyles, letterClass } from "./present-cell.ts";
import { PersonCards } from "./PersonCards.tsx";
import styles from "./Sheet.module.css";
import { SheetGrid, type SheetDaysProps } from "./SheetGrid.tsx";

const address = "/admin/attendance/sheet";

export function SheetContent({ sheet, search, busy, days, onOpen }: SheetDaysProps & { search: SheetSearch }) {
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
                <Link to={address} search={narrowedSheet({}, { month: search.month })} resetScroll={false} {...slot} />
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
      <View key={sheet.month} sheet={sheet} busy={busy} days={days} onOpen={onOpen} />
      <Legend />
      <Pages
        page={sheet.page}
        renderLink={(cursor, slot) => <Link to={address} search={{ ...search, cursor }} {...slot} />}
      />
    </>
  );
}

function Legend() {
  const t = useTranslations("attendanceOfficer.sheet");
  const days = useTranslations("attendanceDays.state");
  return (
    <ul className={classNames(styles.legend, rowClass([2, 4], "wrap", "list", "xs", "muted"))} aria-label={t("legend")}>
      {cellStyles.map((face) => (
        <li key={face} className={rowClass(2, "align-center")}>
          <span className={letterClass(face)} aria-hidden="true">
            {t(`letter.${face}`)}
          </span>
          {face === "late" || face === "early" ? t(face) : days(face)}
        </li>
      ))}
    </ul>
  );
}
