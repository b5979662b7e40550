import { describe, expect, it } from "vitest";
import { changesOf, detailsOf, differingFields, phoneNumber } from "./details.ts";

const saved = detailsOf({ nameEn: "Omar Haddad", nameAr: "عمر حداد", phone: null });

describe("my details", () => {
  it("show none as an empty text", () => {
    expect(saved).toEqual({ nameEn: "Omar Haddad", nameAr: "عمر حداد", phone: "" });
  });

  it("send only what changed, trimmed, and none for what was emptied", () => {
    expect(changesOf({ ...saved, phone: " +966 50 123 4567 " }, saved)).toEqual({ phone: "+966 50 123 4567" });
    expect(changesOf({ ...saved, nameEn: " " }, saved)).toEqual({ nameEn: null });
    expect(changesOf({ ...saved, nameEn: "Omar Haddad " }, saved)).toEqual({});
  });

  it("name the fields in which two versions differ", () => {
    expect(differingFields({ ...saved, nameAr: "عمر الحداد", phone: "1" }, saved)).toEqual(["nameAr", "phone"]);
  });

  it("take telephone numbers in any digits and nothing else", () => {
    expect(phoneNumber("+٩٦٦ (٥٠) ۱۲۳-4567")).toBeNull();
    expect(phoneNumber("")).toBeNull();
    expect(phoneNumber("call me")).toEqual({ key: "invalid" });
  });
});
