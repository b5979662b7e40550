import type { EditorLabels } from "../editor/labels.ts";
import type { UiLocale } from "../ui-context.ts";
import { inBoth } from "./words.ts";

const tableActionsOf = inBoth<EditorLabels["tableActions"]>({
  addRowBefore: ["Row above", "صف قبله"],
  addRowAfter: ["Row below", "صف بعده"],
  addColumnBefore: ["Column before", "عمود قبله"],
  addColumnAfter: ["Column after", "عمود بعده"],
  toggleHeaderRow: ["Header row", "صف العناوين"],
  deleteRow: ["Delete row", "حذف الصف"],
  deleteColumn: ["Delete column", "حذف العمود"],
  deleteTable: ["Delete table", "حذف الجدول"],
});

const mentionsOf = inBoth<EditorLabels["mentions"]>({
  list: ["People and departments", "الزملاء والإدارات"],
  searching: ["Searching…", "جارٍ البحث…"],
  nobody: ["Nobody found", "لم نجد أحدًا بهذا الاسم"],
  failed: ["The names could not be loaded", "تعذّر تحميل الأسماء"],
  found: [(count) => `${count} found`, (count) => `عدد النتائج: ${count}`],
});

const wordsOf = inBoth<Omit<EditorLabels, "tableActions" | "mentions">>({
  toolbar: ["Formatting", "التنسيق"],
  bold: ["Bold", "عريض"],
  italic: ["Italic", "مائل"],
  underline: ["Underline", "تسطير"],
  strike: ["Strikethrough", "يتوسطه خط"],
  code: ["Code", "رمز برمجي"],
  link: ["Link", "رابط"],
  heading2: ["Heading", "عنوان"],
  heading3: ["Smaller heading", "عنوان فرعي"],
  bulletList: ["Bulleted list", "قائمة نقطية"],
  orderedList: ["Numbered list", "قائمة مرقّمة"],
  blockquote: ["Quote", "اقتباس"],
  codeBlock: ["Code block", "مقطع برمجي"],
  table: ["Table", "جدول"],
  picture: ["Picture", "صورة"],
  mention: ["Mention somebody", "الإشارة إلى زميل"],
  divider: ["Divider", "فاصل"],
  undo: ["Undo", "تراجع"],
  redo: ["Redo", "إعادة"],
  tableTools: ["Table", "الجدول"],
  linkAddress: ["Address", "العنوان"],
  linkApply: ["Apply", "تطبيق"],
  linkRemove: ["Remove link", "إزالة الرابط"],
  linkCancel: ["Cancel", "إلغاء"],
  linkInvalid: ["Type a web or e-mail address", "اكتب عنوان موقع أو بريد إلكتروني"],
  pictureAlt: ["Description of the picture", "وصف الصورة"],
  pictureAltHint: ["Describe the picture for those who cannot see it", "صِف الصورة لمن لا يراها"],
  pictureRemove: ["Remove picture", "إزالة الصورة"],
  pictureUploading: [(name) => `Uploading ${name}…`, (name) => `جارٍ رفع \u2068${name}\u2069…`],
  count: [(words) => `${words} words`, (words) => `عدد الكلمات: ${words}`],
  loading: ["Loading the editor", "جارٍ تحميل المحرر"],
});

export const editorWordsOf = (locale: UiLocale): EditorLabels => ({
  ...wordsOf(locale),
  tableActions: tableActionsOf(locale),
  mentions: mentionsOf(locale),
});
