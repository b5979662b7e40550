import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import {
  protectedFields,
  visibilities,
  type ProtectedField,
  type Visibility,
} from "#modules/people/contract/privacy.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ShowIcon } from "#ui/icons.ts";
import { boxClass, gridClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { useToast } from "#ui/toast-context.ts";
import { meQuery, updateMe } from "../api.ts";
import { ProfileSection } from "../profile/ProfileSection.tsx";
import { PreviewDialog } from "./PreviewDialog.tsx";
import styles from "./PrivacyPage.module.css";
import { Sightings } from "./Sightings.tsx";

/** Shows a field to others than before; what else was saved meanwhile stays. Rejects like every call. */
async function show(field: ProtectedField, to: Visibility, version: number): Promise<Me> {
  const change = { visibility: { [field]: to } };
  try {
    return (await updateMe({ body: { version, ...change } })).data;
  } catch (error) {
    if (!isProblem(error, "stale_version") || error.problem.current === undefined) throw error;
    // A choice does not care what it was before: it is simply the newest.
    return (await updateMe({ body: { version: (error.problem.current as Me).version, ...change } })).data;
  }
}

/** To whom each protected field is shown, how that looks to others, and who has looked. */
export function PrivacyPage() {
  return <ProfileSection section="privacy">{(me) => <Privacy me={me} />}</ProfileSection>;
}

function Privacy({ me }: { me: Me }) {
  const t = useTranslations("privacy");
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<ProtectedField | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);

  async function choose(field: ProtectedField, to: Visibility): Promise<void> {
    setSaving(field);
    try {
      const saved = await show(field, to, me.version);
      queries.setQueryData(meQuery.queryKey, { data: saved });
      toast({ message: t("saved", { field: t(`field.${field}`), to: t(`to.${to}`) }), tone: "success" });
    } catch (error) {
      toast({ message: problemText(error), tone: "danger" });
    } finally {
      setSaving(null);
    }
  }

  return (
    <Card>
      <p className={styles.hint}>{t("hint")}</p>
      <div className={gridClass(16, 4)}>
        {protectedFields.map((field) => (
          <Select
            key={field}
            label={t(`choice.${field}`)}
            options={visibilities.map((visibility) => ({ value: visibility, label: t(`to.${visibility}`) }))}
            value={me.visibility[field]}
            disabled={saving !== null}
            onChange={({ target }) => void choose(field, target.value as Visibility)}
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
