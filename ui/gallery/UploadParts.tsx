import { Card } from "../Card.tsx";
import { useUi } from "../ui-context.ts";
import { UploadField } from "../upload/UploadField.tsx";
import type { UploadRowContent } from "../upload/UploadRow.tsx";
import { formClass } from "./layout.ts";
import { inBoth } from "./words.ts";

const doNothing = (): void => undefined;

const textsOf = inBoth({
  label: ["Attachments", "المرفقات"],
  choose: ["Choose files", "اختيار ملفات"],
  drop: ["Drop files here, or paste them", "أفلت الملفات هنا أو ألصقها"],
  limits: ["You can add images up to 10 MB. Up to 20 files.", "يمكنك إضافة صور حتى ١٠ ميغابايت. ٢٠ ملفًا على الأكثر."],
  files: ["Files", "الملفات"],
  details: [
    ["2.4 MB", "45% of 84 MB", "Checking the file", "Waiting", "12 kB"],
    ["٢٫٤ ميغابايت", "٤٥٪ من ٨٤ ميغابايت", "يجري فحص الملف", "في الانتظار", "١٢ كيلوبايت"],
  ],
  error: ["The server could not be reached.", "تعذّر الوصول إلى الخادم."],
});

const names = [
  "holiday photo.jpg",
  "افتتاح المبنى الجديد (النسخة النهائية).mp4",
  "annual-report-of-the-whole-organisation-with-every-appendix-2026.pdf",
  "الجدول.xlsx",
  "notes.txt",
];
const kinds = ["image", "video", "document", "document", "document"] as const;
const shares = [null, 0.45, 1, null, null];
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%230b5d54' d='M0 0h4v3H0z'/%3E%3Cpath fill='%23efb64b' d='m0 3 2-2 2 2z'/%3E%3C/svg%3E";

/** A file field, empty and with files in every state. */
export function UploadParts() {
  const text = textsOf(useUi().locale);
  const rows = names.map((name, place): UploadRowContent => ({
    id: name,
    name,
    kind: kinds[place] ?? "document",
    detail: text.details[place] ?? "",
    share: shares[place] ?? null,
    error: place === 4 ? text.error : null,
    preview: place === 0 ? picture : null,
    canRetry: place === 4,
    labels: { cancel: name, retry: name, remove: name },
  }));
  const field = {
    label: text.label,
    onAdd: doNothing,
    onRetry: doNothing,
    onRemove: doNothing,
    accept: "",
    multiple: true,
    isFull: false,
    words: text,
    news: null,
  };
  return (
    <Card title={text.label}>
      <div className={formClass}>
        <UploadField {...field} optional rows={[]} />
        <UploadField {...field} rows={rows} />
        <UploadField {...field} rows={[]} error={text.error} />
      </div>
    </Card>
  );
}
