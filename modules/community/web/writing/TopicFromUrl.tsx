import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Card } from "#ui/Card.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import { useTopicSlots } from "../use-topic-slots.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { CategoryChoice } from "./CategoryChoice.tsx";
import type { UrlForm } from "./read-topic-from-url.ts";
import { LanguagePanes } from "./LanguagePanes.tsx";
import { useEditorLabels } from "./use-editor-labels.ts";
import { usePublishingRights } from "./use-rights.ts";
import styles from "./WritingForm.module.css";

const noPictures = {
  accept: "",
  upload: async (): Promise<never> => {
    throw new Error("Nothing is uploaded while the form is only looked at.");
  },
  sourceOf: () => null,
};
const nothing = (): undefined => undefined;
const noFiles: readonly never[] = [];

/** A part of the form that is missing in the address. */
function PendingPart({ title }: { title: string }) {
  const t = useTranslations("writing");
  return (
    <Card title={title}>
      <Skeleton label={t("loading")}>
        <SkeletonBlock height="4rem" />
      </Skeleton>
    </Card>
  );
}

/** A read-only form filled from the address, replaced once the server responds. */
export function TopicFromUrl({ given: { form, pending } }: { given: UrlForm }) {
  const t = useTranslations("writing");
  const reader = useLocale();
  const labels = useEditorLabels();
  const rights = usePublishingRights();
  const { PollField } = useTopicSlots();
  const [front, setFront] = useState(reader);
  return (
    <div className={stackClass(5, "fits")} inert aria-busy="true" aria-label={t("loading")}>
      <div className={styles.category}>
        <CategoryChoice value={form.categoryId} onChange={nothing} topic={null} error={undefined} />
      </div>
      <Card>
        <LanguagePanes
          form={form}
          pending={pending}
          onChange={nothing}
          topic={null}
          errorOf={nothing}
          shown={front}
          onShown={setFront}
          labels={labels}
          pictures={noPictures}
          onFiles={nothing}
        />
      </Card>
      {pending.has("attachments") ? (
        <PendingPart title={t("attachments")} />
      ) : (
        <Card>
          <AttachmentsField
            ids={noFiles}
            fileOf={nothing}
            onChange={nothing}
            onState={nothing}
            dropped={noFiles}
            error={undefined}
          />
        </Card>
      )}
      {pending.has("poll") ? (
        <PendingPart title={t("poll")} />
      ) : (
        PollField !== undefined && (
          <Card {...(form.poll === null ? { title: t("poll") } : {})}>
            <Suspense fallback={<SkeletonLine width="10rem" />}>
              <PollField value={form.poll} onChange={nothing} />
            </Suspense>
          </Card>
        )
      )}
      {pending.has("poster") && rights?.poster === true && <PendingPart title={t("poster.title")} />}
    </div>
  );
}
