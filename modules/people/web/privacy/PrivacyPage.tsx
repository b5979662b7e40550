import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { Loading } from "#kit/Loading.tsx";
import { onlookers, protectedFields, visibilities } from "#modules/people/contract/privacy.ts";
import type { Onlooker, ProtectedField, Visibility } from "#modules/people/contract/privacy.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { AvatarName } from "#ui/AvatarName.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { ShowIcon } from "#ui/icons.ts";
import { boxClass, gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { useToast } from "#ui/toast-context.ts";
import { meQuery, updateMe } from "../api.ts";
import { previewQuery, sightingsQuery } from "../directory/api.ts";
import { ContactCard } from "../directory/ContactCard.tsx";
import { PersonLink } from "../directory/PersonLink.tsx";
import { ProfileSection } from "../profile/ProfileSection.tsx";
import styles from "./PrivacyPage.module.css";

/** Changes the visibility of a field; other changes saved meanwhile stay. */
async function show(field: ProtectedField, to: Visibility, version: number): Promise<Me> {
  const change = { visibility: { [field]: to } };
  try {
    return (await updateMe({ body: { version, ...change } })).data;
  } catch (error) {
    if (!isProblem(error, "stale_version") || error.problem.current === undefined) throw error;
    // The latest choice wins over any earlier one.
    return (await updateMe({ body: { version: (error.problem.current as Me).version, ...change } })).data;
  }
}

/** The visibility of each protected field, a preview, and the log of views. */
export function PrivacyPage() {
  return <ProfileSection section="privacy">{(me) => <Privacy me={me} />}</ProfileSection>;
}

function Privacy({ me }: { me: Me }) {
  const t = useTranslations("privacy");
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { field: ProtectedField; to: Visibility }) => show(change.field, change.to, me.version),
    onSuccess(saved, { field, to }) {
      queries.setQueryData(meQuery.queryKey, { data: saved });
      toast({ message: t("saved", { field: t(`field.${field}`), to: t(`to.${to}`) }), tone: "success" });
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
  });
  const [isPreviewing, setPreviewing] = useState(false);

  return (
    <Card>
      <p className={textClass("flush", "below-5", "sm", "muted")}>{t("hint")}</p>
      <div className={gridClass(16, 4)}>
        {protectedFields.map((field) => (
          <Select
            key={field}
            label={t(`choice.${field}`)}
            options={visibilities.map((visibility) => ({ value: visibility, label: t(`to.${visibility}`) }))}
            value={me.visibility[field]}
            disabled={isPending}
            onChange={({ target }) => mutate({ field, to: target.value as Visibility })}
          />
        ))}
      </div>
      <div className={boxClass("above-4")}>
        <Button icon={<ShowIcon size={18} />} onClick={() => setPreviewing(true)}>
          {t("preview")}
        </Button>
      </div>
      <Sightings />
      {isPreviewing && <PreviewDialog onClose={() => setPreviewing(false)} />}
    </Card>
  );
}

/** The user's contact details as colleagues, department or manager see them, from the server. */
function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("privacy");
  const [onlooker, setOnlooker] = useState<Onlooker>("colleague");
  const query = useQuery({ ...previewQuery(onlooker), placeholderData: keepPreviousData });
  return (
    <Dialog open size="sm" title={t("previewTitle")} onClose={onClose}>
      <div className={stackClass(4)}>
        <SegmentedChoice
          legend={t("onlooker.label")}
          value={onlooker}
          onChange={setOnlooker}
          options={onlookers.map((value) => ({ value, label: t(`onlooker.${value}`) }))}
        />
        {query.error !== null || query.data === undefined ? (
          <Loading query={query} label={t("loading")} shape="12rem" failed={t("previewFailed")} />
        ) : (
          <ContactCard person={query.data.data} />
        )}
      </div>
    </Dialog>
  );
}

/** The log of views of protected fields, newest first. */
function Sightings() {
  const t = useTranslations("privacy");
  const locale = useLocale();
  const formats = useFormats();
  const query = useQuery(sightingsQuery);
  const { data } = query;
  return (
    <section className={styles.sightings} aria-labelledby="sightings">
      <h2 className={textClass("flush", "md")} id="sightings">
        {t("sightings")}
      </h2>
      <p className={textClass("flush", "below-3", "sm", "muted")}>
        {data?.data.length === 0 ? t("nobodyLooked") : t("sightingsHint")}
      </p>
      {data === undefined && <Loading query={query} label={t("loading")} shape="4rem" failed={t("sightingsFailed")} />}
      {data !== undefined && data.data.length > 0 && (
        <ul className={stackClass(3, "list")}>
          {data.data.map(({ viewer, day, fields }) => (
            <li key={`${viewer.id} ${day}`}>
              <AvatarName
                id={viewer.id}
                name={nameIn(locale, viewer)}
                photo={viewer.photoUrl}
                detail={t("sighting", {
                  date: formats.date(`${day}T12:00:00Z`, "medium"),
                  fields: formats.list(fields.map((field) => t(`field.${field}`))),
                })}
                renderLink={(slot) => <PersonLink id={viewer.id} {...slot} />}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
