import { describe, expect, it } from "vitest";
import { changesOf, detailsOf, differingFields, fewSkills, phoneNumber } from "./details.ts";

const saved = detailsOf({
  nameEn: "Omar Haddad",
  nameAr: "عمر حداد",
  phone: null,
  mobile: null,
  birthDate: null,
  placeEn: "Riyadh HQ",
  placeAr: null,
  aboutEn: null,
  aboutAr: null,
  languages: ["ar", "en"],
  skills: [],
});

describe("my details", () => {
  it("show none as an empty text", () => {
    expect(saved).toMatchObject({
      nameEn: "Omar Haddad",
      nameAr: "عمر حداد",
      phone: "",
      languages: "ar, en",
      skills: "",
    });
  });

  it("send only what changed, trimmed, and none for what was emptied", () => {
    expect(changesOf({ ...saved, phone: " +966 50 123 4567 " }, saved)).toEqual({ phone: "+966 50 123 4567" });
    expect(changesOf({ ...saved, nameEn: " " }, saved)).toEqual({ nameEn: null });
    expect(changesOf({ ...saved, nameEn: "Omar Haddad " }, saved)).toEqual({});
    expect(changesOf({ ...saved, languages: "en,", skills: "SQL، الخط ," }, saved)).toEqual({
      languages: ["en"],
      skills: ["SQL", "الخط"],
    });
  });

  it("name the fields in which two versions differ", () => {
    expect(differingFields({ ...saved, nameAr: "عمر الحداد", phone: "1" }, saved)).toEqual(["nameAr", "phone"]);
  });

  it("take a few short skills", () => {
    expect(fewSkills("SQL, Calligraphy")).toBeNull();
    expect(fewSkills("x".repeat(41))).toMatchObject({ key: "maxLength" });
    expect(fewSkills(Array.from({ length: 21 }, (_, place) => place).join())).toMatchObject({
      key: "itemsMany",
      values: { max: 20 },
    });
  });

  it("take telephone numbers in any digits and nothing else", () => {
    expect(phoneNumber("+٩٦٦ (٥٠) ۱۲۳-4567")).toBeNull();
    expect(phoneNumber("")).toBeNull();
    expect(phoneNumber("call me")).toEqual({ key: "phone" });
  });
});
