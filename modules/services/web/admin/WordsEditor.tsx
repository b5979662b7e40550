import { useTranslations } from "use-intl";
import type { Definition } from "#modules/services/contract/schemas-definition.ts";
import { Card } from "#ui/Card.tsx";
import { stackClass } from "#ui/primitives.ts";
import { BothLanguages } from "./BothLanguages.tsx";
import type { Objections } from "./use-objections.ts";

export interface WordsEditorProps {
  draft: Definition;
  onChange: (part: Partial<Definition>) => void;
  objections: Objections;
}

/** What a service is called and says of itself. */
export function WordsEditor({ draft, onChange, objections }: WordsEditorProps) {
  const t = useTranslations("servicesAdmin.words");
  return (
    <Card title={t("title")}>
      <div className={stackClass(5)}>
        <BothLanguages
          label={t("name")}
          en={draft.nameEn}
          ar={draft.nameAr}
          most={120}
          onChange={(language, text) => onChange({ [`name${language}`]: text })}
          errorOf={(language) => objections.at(`name${language}`)}
        />
        <BothLanguages
          label={t("summary")}
          en={draft.summaryEn}
          ar={draft.summaryAr}
          most={400}
          rows={2}
          onChange={(language, text) => onChange({ [`summary${language}`]: text })}
          errorOf={(language) => objections.at(`summary${language}`)}
        />
        <BothLanguages
          label={t("needs")}
          optional
          en={draft.needsEn ?? ""}
          ar={draft.needsAr ?? ""}
          most={1000}
          rows={2}
          onChange={(language, text) => onChange({ [`needs${language}`]: text })}
          errorOf={(language) => objections.at(`needs${language}`)}
        />
      </div>
    </Card>
  );
}
