import { expect, test } from "vitest";
import { contentFromText } from "#shared/content.ts";
import { checkForm } from "./check-form.ts";
import { emptyForm, type TopicForm } from "./prepare-topic-form.ts";

const now = new Date("2026-11-21T06:00:00Z");
const whole: TopicForm = { ...emptyForm("4"), titleEn: "The garden", contentEn: contentFromText("It opens.") };
const keys = (form: TopicForm, reader: "en" | "ar" = "en") =>
  Object.fromEntries(
    Object.entries(checkForm(form, reader, now)).map(([field, error]) => [field, JSON.parse(error).key]),
  );

test("an empty form is missing its category, and title and content in the reader's language", () => {
  const needed = { categoryId: "fieldRequired", titleEn: "fieldRequired", contentEn: "fieldRequired" };
  expect(keys(emptyForm())).toEqual(needed);
  expect(keys(emptyForm("4"), "ar")).toEqual({ titleAr: "fieldRequired", contentAr: "fieldRequired" });
});

test("a language that was started is the one to complete", () => {
  expect(keys({ ...emptyForm("4"), titleAr: "الحديقة" })).toEqual({ contentAr: "fieldRequired" });
  const spaces = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: " \u200f" }] }] };
  expect(keys({ ...emptyForm("4"), titleAr: "الحديقة", contentAr: spaces })).toEqual({ contentAr: "fieldRequired" });
});

test("one complete language suffices, and titles are measured in displayed characters", () => {
  expect(keys(whole)).toEqual({});
  expect(keys({ ...whole, titleAr: "أب" })).toEqual({ titleAr: "minLength" });
  expect(keys({ ...whole, titleEn: "👩‍👩‍👧".repeat(200) })).toEqual({});
  expect(keys({ ...whole, titleEn: "x".repeat(201) })).toEqual({ titleEn: "maxLength" });
});

test("an end before its start is an error", () => {
  const featured = { ...whole, featuredInHome: true, featuredFrom: "2026-12-02T00:00:00Z" };
  expect(keys({ ...featured, featuredUntil: "2026-12-01T00:00:00Z" })).toEqual({ featuredUntil: "endFirst" });
  expect(keys({ ...featured, featuredUntil: "2026-12-03T00:00:00Z" })).toEqual({});
  expect(keys({ ...whole, publishAt: "2026-11-21T05:59:00Z" })).toEqual({ publishAt: "future" });
});
