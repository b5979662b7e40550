import type { Locale } from "#shared/locale.ts";

type ArchiveWords = {
  fileName: string;
  title: string;
  intro: string;
  made: string;
  organisation: string;
  content: string;
  rows: string;
  files: string;
  nothing: string;
  notes: string;
  /** Data that the archive does not contain, with reasons. */
  absent: readonly string[];
  sightings: string;
};

const en: ArchiveWords = {
  fileName: "My data",
  title: "My data",
  intro:
    "Everything this portal keeps of you. Each part is there as JSON, for programs, and as a table (CSV), which any spreadsheet opens.",
  made: "Made",
  organisation: "Portal",
  content: "Content",
  rows: "Entries",
  files: "Your files",
  nothing: "nothing is kept",
  notes: "Not in it",
  absent: [
    "Anonymous reports. They contain no name, so no one, this archive included, can find out that they are yours.",
    "Your password and keys. Only what proves them is kept, and that is of no use to anybody else.",
    "What others keep to themselves. Of colleagues who wrote to you or decided something of yours there are names only.",
  ],
  sightings: "Who saw your protected details is in the part “Me”, and in your profile under “Who sees what”.",
};

const ar: ArchiveWords = {
  fileName: "بياناتي",
  title: "بياناتي",
  intro: "كل ما تحفظه هذه البوابة عنك. تجد كل جزء بصيغة JSON للبرامج، وجدولًا بصيغة CSV يُفتح في أي برنامج جداول.",
  made: "تاريخ الإعداد",
  organisation: "البوابة",
  content: "المحتوى",
  rows: "السجلات",
  files: "ملفاتك",
  nothing: "لا شيء محفوظ",
  notes: "ما لا تتضمنه هذه النسخة",
  absent: [
    "البلاغات التي قدّمتها دون اسم، فهي لا تحمل اسمك أصلًا، ولا سبيل لأحد، ولا لهذه النسخة، إلى معرفة أنها منك.",
    "كلمة المرور والمفاتيح، فلا يُحفظ منها إلا ما يُتحقق به، ولا يفيد أحدًا سواك.",
    "ما يخصّ غيرك. ولا يرد عن الزملاء الذين راسلوك أو بتّوا في طلباتك إلا أسماؤهم.",
  ],
  sightings: "تجد من اطّلع على بياناتك المحمية في جزء «بياناتي»، وفي ملفك الشخصي تحت «من يرى ماذا».",
};

/** Texts of the archive, in the language of its owner. */
export const archiveMessages: Readonly<Record<Locale, ArchiveWords>> = { en, ar };
