import { describe, expect, it } from "vitest";
import type { Category } from "#modules/community/contract/schemas.ts";
import { withAllRead, withOneRead } from "./reading.ts";

const category = (id: string, unreadCount: number): Category => ({
  id,
  nameAr: "",
  nameEn: "",
  descriptionAr: null,
  descriptionEn: null,
  icon: "stack",
  color: "ink",
  order: 0,
  posting: "everyone",
  isActive: true,
  topicCount: 10,
  unreadCount,
  openCaseCount: null,
  following: null,
  createdAt: "2026-11-20T08:00:00Z",
  version: 1,
  can: { post: true, update: false, delete: false, activate: false },
});
const counts = (categories: Category[]): number[] => categories.map(({ unreadCount }) => unreadCount);
const three = [category("1", 7), category("2", 4), category("3", 3)];

describe("reading one topic", () => {
  it("takes it off its category and off all", () => {
    expect(counts(withOneRead(three, "2"))).toEqual([6, 3, 3]);
  });

  it("never goes below nothing", () => {
    expect(counts(withOneRead([category("1", 0), category("2", 0)], "2"))).toEqual([0, 0]);
  });

  it("leaves a number that was cut off as it is", () => {
    expect(counts(withOneRead([category("1", 99), category("2", 99)], "2"))).toEqual([99, 99]);
  });
});

describe("marking as read", () => {
  it("clears one category and takes it off all", () => {
    expect(counts(withAllRead(three, "2"))).toEqual([3, 0, 3]);
  });

  it("clears everything by the category of all", () => {
    expect(counts(withAllRead(three, "1"))).toEqual([0, 0, 0]);
  });
});
