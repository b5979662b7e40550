import type { FormField } from "../../contract/form/definition.ts";

/** The form that a new service for leave begins with. */
export const leaveFields: FormField[] = [
  {
    key: "period",
    type: "dateRange",
    labelEn: "From and to",
    labelAr: "من وإلى",
    helpEn: "Both days are included.",
    helpAr: "يشمل اليومين معًا.",
    required: true,
  },
  {
    key: "dayPart",
    type: "choice",
    labelEn: "Part of the day",
    labelAr: "جزء اليوم",
    required: false,
    showWhen: { field: "period", is: "atMost", value: 1 },
    options: [
      { value: "whole", labelEn: "Whole day", labelAr: "اليوم كله" },
      { value: "morning", labelEn: "First half", labelAr: "النصف الأول" },
      { value: "afternoon", labelEn: "Second half", labelAr: "النصف الثاني" },
    ],
  },
  {
    key: "deputy",
    type: "person",
    labelEn: "Who decides for you",
    labelAr: "من ينوب عنك",
    helpEn: "Approvals that wait for you go to them on these days, once they accept.",
    helpAr: "تصل إليه الطلبات التي تنتظر موافقتك خلال هذه الأيام بعد أن يقبل.",
    required: false,
  },
  { key: "note", type: "longText", labelEn: "Note", labelAr: "ملاحظة", required: false, maximumLength: 500 },
  { key: "attachment", type: "file", labelEn: "Attachment", labelAr: "المرفق", required: false },
];
