import { expect, test } from "vitest";
import { serviceEvents } from "./events.ts";

const staleAfter = (action: string) =>
  serviceEvents({ action, actorId: null, subject: { kind: "request", id: "1" }, details: {} }).flat();

test("what joins the work list changes the list and the one count of every screen", () => {
  expect(staleAfter("workList.changed")).toEqual(expect.arrayContaining(["/work-list", "/work-list/count"]));
});

test("a request that moved changes itself and the lists that show it", () => {
  for (const action of ["request.submitted", "request.decided", "request.withdrawn", "request.commented"]) {
    expect(staleAfter(action)).toEqual(expect.arrayContaining(["/requests", "/requests/{id}", "/attendance-services"]));
  }
});

test("a new version changes the catalogue, and what others do changes nothing", () => {
  expect(staleAfter("service.published")).toEqual(expect.arrayContaining(["/services", "/services/{code}"]));
  expect(staleAfter("topic.created")).toEqual([]);
});
