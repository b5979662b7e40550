import { describe, expect, it } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { languagesOf, topicIn } from "./resolve-language.ts";

type Texts = Pick<
  Topic,
  | "titleAr"
  | "titleEn"
  | "excerptAr"
  | "excerptEn"
  | "contentAr"
  | "contentEn"
  | "readingMinutesAr"
  | "readingMinutesEn"
>;
const texts = (given: Partial<Texts>): Topic =>
  ({
    titleAr: null,
    titleEn: null,
    excerptAr: null,
    excerptEn: null,
    contentAr: null,
    contentEn: null,
    readingMinutesAr: null,
    readingMinutesEn: null,
    ...given,
  }) as Topic;

const english = { titleEn: "The garden", excerptEn: "Olives", contentEn: { type: "doc" }, readingMinutesEn: 2 };
const arabic = { titleAr: "الحديقة", excerptAr: "زيتون", contentAr: { type: "doc" }, readingMinutesAr: 3 };

describe("the languages of a topic", () => {
  it("the reader's own language is first", () => {
    expect(languagesOf(texts({ ...english, ...arabic }), "ar")).toEqual(["ar", "en"]);
    expect(languagesOf(texts({ ...english, ...arabic }), "en")).toEqual(["en", "ar"]);
  });

  it("only languages that the topic is written in are listed", () => {
    expect(languagesOf(texts(arabic), "en")).toEqual(["ar"]);
    expect(languagesOf(texts({ ...english, titleAr: "" }), "ar")).toEqual(["en"]);
  });
});

describe("a topic in a language", () => {
  it("title, text and reading time are those of the language", () => {
    expect(topicIn(texts({ ...english, ...arabic }), "ar")).toMatchObject({
      title: { text: "الحديقة", locale: "ar" },
      document: arabic.contentAr,
      readingMinutes: 3,
    });
  });

  it("a missing title is taken from the other language, whose code is returned", () => {
    expect(topicIn(texts({ ...english, contentAr: { type: "doc" } }), "ar").title).toEqual({
      text: "The garden",
      locale: "en",
    });
  });
});
