import { expect, test } from "vitest";
import { serviceEvents } from "./events.ts";

const staleAfter = (action: string) =>
  serviceEvents({ action, actorId: null, subject: { kind: "request", id: "1" }, details: {} }).flat();

test("a change of the work list refetches the list and its count", () => {
  expect(staleAfter("workList.changed")).toEqual(expect.arrayContaining(["/work-list", "/work-list/count"]));
});

test("a changed request refetches itself and the lists that show it", () => {
  for (const action of ["request.submitted", "request.decided", "request.withdrawn", "request.commented"]) {
    expect(staleAfter(action)).toEqual(expect.arrayContaining(["/requests", "/requests/{id}", "/attendance-services"]));
  }
});

test("a new version refetches the catalogue, and events of other modules refetch nothing", () => {
  expect(staleAfter("service.published")).toEqual(expect.arrayContaining(["/services", "/services/{code}"]));
  expect(staleAfter("topic.created")).toEqual([]);
});
