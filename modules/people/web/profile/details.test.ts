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

describe("the details of the signed-in user", () => {
  it("show missing values as empty texts", () => {
    expect(saved).toMatchObject({
      nameEn: "Omar Haddad",
      nameAr: "عمر حداد",
      phone: "",
      languages: "ar, en",
      skills: "",
    });
  });

  it("send only changed fields, trimmed, and null for emptied ones", () => {
    expect(changesOf({ ...saved, phone: " +966 50 123 4567 " }, saved)).toEqual({ phone: "+966 50 123 4567" });
    expect(changesOf({ ...saved, nameEn: " " }, saved)).toEqual({ nameEn: null });
    expect(changesOf({ ...saved, nameEn: "Omar Haddad " }, saved)).toEqual({});
    expect(changesOf({ ...saved, languages: "en,", skills: "SQL، الخط ," }, saved)).toEqual({
      languages: ["en"],
      skills: ["SQL", "الخط"],
    });
  });

  it("list the fields in which two versions differ", () => {
    expect(differingFields({ ...saved, nameAr: "عمر الحداد", phone: "1" }, saved)).toEqual(["nameAr", "phone"]);
  });

  it("accept a limited number of short skills", () => {
    expect(fewSkills("SQL, Calligraphy")).toBeNull();
    expect(fewSkills("x".repeat(41))).toMatchObject({ key: "maxLength" });
    expect(fewSkills(Array.from({ length: 21 }, (_, place) => place).join())).toMatchObject({
      key: "itemsMany",
      values: { max: 20 },
    });
  });

  it("accept telephone numbers in digits of any script, and nothing else", () => {
    expect(phoneNumber("+٩٦٦ (٥٠) ۱۲۳-4567")).toBeNull();
    expect(phoneNumber("")).toBeNull();
    expect(phoneNumber("call me")).toEqual({ key: "phone" });
  });
});
