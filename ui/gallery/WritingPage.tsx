import { useState } from "react";
import { Card } from "../Card.tsx";
import { DateField } from "../dates/DateField.tsx";
import { DateTimeField } from "../dates/DateTimeField.tsx";
import { Diff } from "../diff/Diff.tsx";
import type { EditorPictures } from "../editor/pictures.ts";
import { RichTextEditor } from "../editor/RichTextEditor.tsx";
import type { FindMentions } from "../mentions/mention-choice.ts";
import { PageHeading } from "../PageHeading.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { useUi } from "../ui-context.ts";
import { editorWordsOf } from "./editor-words.ts";
import { Frame, type Switches } from "./Frame.tsx";
import { cardsClass, formClass, pageClass } from "./layout.ts";
import { sampleDocument } from "./sample-document.ts";
import { inBoth } from "./words.ts";

const colleagues = [
  { kind: "person", id: "1", label: "نورة الشمري", detail: "Noura Al-Shammari" },
  { kind: "person", id: "2", label: "Omar Haddad", detail: "عمر حداد" },
  { kind: "department", id: "3", label: "تقنية المعلومات", detail: "Information technology" },
] as const;
const find: FindMentions = async (query) =>
  colleagues.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(query.toLowerCase()));

const diffWordsOf = inBoth({
  added: ["Added:", "أُضيف:"],
  removed: ["Removed:", "حُذف:"],
  same: ["No difference", "لا فرق"],
});

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='800' height='300'%3E%3Crect width='800' height='300' fill='%230d6a60'/%3E%3C/svg%3E";
const pictures: EditorPictures = {
  accept: "image/*",
  upload: async () => ({ fileId: "1", url: picture }),
  sourceOf: () => picture,
};
const both = {
  type: "doc",
  content: [...sampleDocument.content, { type: "image", attrs: { fileId: "1", alt: "Green" } }],
};
const shown = new Map([["1", { url: picture, smallUrl: picture, width: 800, height: 300 }]]);

export function WritingPage(switches: Switches) {
  const { locale } = useUi();
  const labels = editorWordsOf(locale);
  const [written, setWritten] = useState<unknown>(both);
  const [empty, setEmpty] = useState<unknown>(null);
  const [day, setDay] = useState<string | null>("2026-03-03");
  const [instant, setInstant] = useState<string | null>("2026-11-22T05:55:00.000Z");
  const common = { labels, pictures, findMentions: find };
  return (
    <Frame {...switches}>
      <PageHeading title={switches.words.writing} />
      <div className={pageClass}>
        <div className={cardsClass}>
          <RichTextEditor
            {...common}
            label="English"
            locale="en"
            value={empty}
            onChange={setEmpty}
            placeholder="What would you like to say?"
          />
          <RichTextEditor
            {...common}
            label="العربية"
            locale="ar"
            value={written}
            onChange={setWritten}
            placeholder="ماذا تريد أن تقول؟"
          />
        </div>
        <div className={cardsClass}>
          <Card title={switches.words.date}>
            <div className={formClass}>
              <DateField label={switches.words.date} value={day} onChange={setDay} />
              <DateTimeField label={switches.words.date} value={instant} onChange={setInstant} timeZone="Asia/Riyadh" />
              <DateField label={switches.words.date} value={null} onChange={() => undefined} disabled />
            </div>
          </Card>
          <Card title={switches.words.edit}>
            <Diff
              before={"Bring water and a hat.\nتُفتح الحديقة يوم الأحد للجميع\nThe same line\nOne more line that goes"}
              after={
                "Bring water and two hats.\nتُفتح الحديقة يوم الاثنين (HRMS v2) للجميع\nThe same line\nسطر جديد تمامًا"
              }
              labels={diffWordsOf(locale)}
            />
          </Card>
        </div>
        <Card title={switches.words.read}>
          <RichText document={written} images={shown} />
        </Card>
      </div>
    </Frame>
  );
}
