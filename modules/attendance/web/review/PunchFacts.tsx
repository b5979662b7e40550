import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isolated } from "#client/isolated.ts";
import type { ReviewedPunch } from "#modules/attendance/contract/schemas-punch.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { WarningIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { beyondSource, useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats, useZoneNote } from "../use-place-formats.ts";
import styles from "./PunchView.module.css";
import { useSuspicionText } from "./use-suspicion-text.ts";

export function PunchFacts({ one, timeZone }: { one: ReviewedPunch; timeZone: string }) {
  const t = useTranslations("attendanceReview.punch");
  const tDays = useTranslations("attendanceDays");
  const locale = useLocale();
  const note = useZoneNote()(timeZone);
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const suspicionText = useSuspicionText();
  const flagTexts = useFlagTexts();
  const { person, punch, position } = one;
  const near = punch.location === null ? punch.nearest : { location: punch.location, distance: punch.distance ?? 0 };
  const flags = flagTexts(beyondSource(punch.flags).filter((flag) => flag !== "review"));
  return (
    <>
      <AvatarName
        id={person.id}
        name={nameIn(locale, person)}
        photo={person.photoUrl}
        detail={
          <>
            {person.department !== null && <bdi>{nameIn(locale, person.department)}</bdi>}
            <Link className={styles.more} to="/admin/attendance/review" search={{ user: person.id }}>
              {t("allOf")}
            </Link>
          </>
        }
      />
      <ul className={classNames(styles.why, stackClass(2, "list", "sm", "saffron"))} aria-label={t("why")}>
        {one.suspicions.map((suspicion) => (
          <li key={suspicion.kind}>
            <WarningIcon size={18} />
            {suspicionText(suspicion).full}
          </li>
        ))}
      </ul>
      <Facts layout="rows" className={styles.facts}>
        <Fact name={t("when")}>
          <strong>
            {tDays(`kind.${punch.kind}`)} {formats.time(punch.at)}
          </strong>
          <span className={textClass("xs", "muted")}>{formats.dateInBoth(punch.date)}</span>
          {note !== null && <span className={textClass("xs", "muted")}>{note}</span>}
        </Fact>
        <Fact name={t("where")}>
          {near === null ? (
            t("nowhere")
          ) : (
            <span>
              {t("near", { place: isolated(nameIn(locale, near.location)), distance: distance(near.distance) })}
            </span>
          )}
          <span className={textClass("xs", "muted")}>{tDays(`verdict.${punch.verdict}`)}</span>
        </Fact>
        <Fact name={t("position")}>
          {position === null ? (
            t(punch.verdict === "none" ? "notSent" : "purged")
          ) : (
            <>
              <bdi dir="ltr">
                {position.latitude.toFixed(6)}, {position.longitude.toFixed(6)}
              </bdi>
              {punch.accuracy !== null && (
                <span className={textClass("xs", "muted")}>
                  {t("accuracy", { distance: distance(punch.accuracy) })}
                </span>
              )}
            </>
          )}
        </Fact>
        <Fact name={t("how")}>
          {tDays(`source.${punch.source}`)}
          {flags.length > 0 && <span className={textClass("xs", "muted")}>{flags.join(" · ")}</span>}
        </Fact>
      </Facts>
      {one.state !== "open" && (
        <div className={classNames(styles.below, stackClass(2, "full"))}>
          <p className={textClass("flush")}>
            <Badge tone={one.state === "accepted" ? "action" : "danger"}>{t(`decided.${one.state}`)}</Badge>
          </p>
          {one.reviewedBy !== null && one.reviewedAt !== null && (
            <p className={textClass("flush", "xs", "muted")}>
              {t("decidedBy", { name: isolated(nameIn(locale, one.reviewedBy)) })}{" "}
              <Moment at={one.reviewedAt} style="dateTime" />
            </p>
          )}
          {one.reviewNote !== null && <PlainText text={one.reviewNote} />}
        </div>
      )}
    </>
  );
}
