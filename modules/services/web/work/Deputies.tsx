import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { signedInPerson } from "#client/session.ts";
import { widget } from "#kit/module.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { deputiesQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { DeputyAnswer } from "./DeputyAnswer.tsx";

const DeputyDialog = widget(() => import("./DeputyDialog.tsx"), "DeputyDialog");

/** The deputies of the signed-in user, and the people they are a deputy of. */
export function Deputies() {
  const t = useTranslations("servicePages.deputies");
  const formats = useFormats();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery(deputiesQuery);
  const deputies = query.data?.data;
  const me = signedInPerson()?.id;
  return (
    <Card
      title={t("title")}
      actions={
        <Button size="sm" onClick={() => setIsOpen(true)}>
          {t("add")}
        </Button>
      }
    >
      {deputies === undefined ? (
        <Loading query={query} label={t("loading")} shape="3rem" failed={t("failed")} />
      ) : deputies.length === 0 ? (
        <p className={textClass("flush", "xs", "muted")}>{t("none")}</p>
      ) : (
        <ul className={stackClass(4, "list")}>
          {deputies.map((deputy) => {
            const isMine = deputy.person.id === me;
            const other = isMine ? deputy.deputy : deputy.person;
            return (
              <li key={deputy.id} className={rowClass([2, 4], "wrap", "align-center", "between")}>
                <AvatarName
                  id={other.id}
                  name={nameIn(locale, other)}
                  photo={other.photoUrl}
                  size="sm"
                  detail={
                    <>
                      {t(isMine ? "forMe" : "forThem")}{" "}
                      {t("days", { from: formats.date(deputy.from, "medium"), to: formats.date(deputy.to, "medium") })}
                    </>
                  }
                />
                <span className={rowClass(2, "inline", "wrap", "align-center")}>
                  {deputy.acceptedAt === null && <Badge tone="saffron">{t("notAccepted")}</Badge>}
                  <DeputyAnswer deputy={deputy} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <DeputyDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
