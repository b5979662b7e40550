import { expect, test } from "vitest";
import { accountStatuses } from "#modules/identity/contract/users/schemas.ts";
import { planBulkAction, type BulkAction } from "./plan-bulk-action.ts";

const accounts = accountStatuses.map((status, place) => ({ id: String(place + 1), status }));
const planned = (action: BulkAction) => {
  const { touched, left } = planBulkAction(action, [...accounts, { id: "9", status: "active" as const }], "9");
  return { touched: touched.map(({ status }) => status), left: left.map(({ account, why }) => [account.id, why]) };
};

test("accounts that an action applies to are separated from those it leaves out, with the reason", () => {
  expect(planned("activate")).toEqual({
    touched: ["waiting", "disabled"],
    left: [
      ["1", "unused"],
      ["3", "unused"],
      ["4", "active"],
      ["9", "active"],
    ],
  });
  expect(planned("deactivate")).toEqual({
    touched: ["unconfirmed", "waiting", "invited", "active"],
    left: [
      ["5", "disabled"],
      ["9", "own"],
    ],
  });
  expect(planned("endSessions")).toEqual({
    touched: ["active"],
    left: [
      ["1", "signedOut"],
      ["2", "signedOut"],
      ["3", "signedOut"],
      ["5", "signedOut"],
      ["9", "own"],
    ],
  });
});
