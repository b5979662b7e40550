import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import {
  balanceList,
  exportBalancesQuery,
  leaveEntry,
  leaveSuspension,
  ledger,
  ledgerQuery,
  listBalancesQuery,
  ownBalance,
  ownLedger,
  ownLedgerQuery,
} from "./schemas-balances.ts";
import { createEntry, createSuspension, entryImport, importEntries, reverseEntry } from "./schemas-entries.ts";

const permission = "leave.manage";

/** Balances of leave, as officers see and enter them. */
export const balanceRoutes = {
  listBalances: route({
    method: "GET",
    path: "/leave/balances",
    permission,
    keepsBounds: true,
    viewing: "shown",
    summary: "Returns the balances of a leave type on a date, of the people employed on it, by name.",
    query: listBalancesQuery,
    output: balanceList,
    errors: ["lookup_unknown"],
  }),
  exportBalances: route({
    method: "GET",
    path: "/leave/balances/export",
    permission,
    keepsBounds: true,
    viewing: "hidden",
    summary: "Exports all balances that match the filters as CSV or XLSX, by `accept`. The export is recorded.",
    query: exportBalancesQuery,
    output: "raw",
    produces: "text/csv",
    errors: ["lookup_unknown"],
  }),
  readLedger: route({
    method: "GET",
    path: "/leave/people/{id}",
    permission,
    keepsBounds: true,
    viewing: "shown",
    summary:
      "Returns a person's balance of a leave type on a date, with every movement and its reason, and the entries.",
    params: idParams,
    query: ledgerQuery,
    output: data(ledger),
    errors: ["lookup_unknown"],
  }),
  createEntry: route({
    method: "POST",
    path: "/leave/entries",
    permission,
    keepsBounds: true,
    summary: "Enters an opening balance or an adjustment of another person.",
    body: createEntry,
    output: data(leaveEntry),
    errors: ["fields_conflict", "person_unknown", "lookup_unknown", "own_leave"],
  }),
  reverseEntry: route({
    method: "POST",
    path: "/leave/entries/{id}/reversal",
    permission,
    keepsBounds: true,
    summary: "Reverses an entry by another one; neither counts any more. Returns the reversal.",
    params: idParams,
    body: reverseEntry,
    output: data(leaveEntry),
    errors: ["entry_reversed", "entry_of_overtime", "own_leave"],
  }),
  importEntries: route({
    method: "POST",
    path: "/leave/entries/import",
    permission,
    keepsBounds: true,
    summary: "Enters the opening balances of a table: all, or none if any row is wrong. A dry run saves nothing.",
    body: importEntries,
    output: data(entryImport),
    status: 200,
  }),
  createSuspension: route({
    method: "POST",
    path: "/leave/suspensions",
    permission,
    keepsBounds: true,
    summary: "Enters a period of another person in which no leave is granted.",
    body: createSuspension,
    output: data(leaveSuspension),
    errors: ["fields_conflict", "person_unknown", "own_leave"],
  }),
  deleteSuspension: route({
    method: "DELETE",
    path: "/leave/suspensions/{id}",
    permission,
    keepsBounds: true,
    summary: "Deletes such a period; what was not granted is granted.",
    params: idParams,
    output: noContent,
    errors: ["own_leave"],
  }),
};

/** The caller's own balances. */
export const ownLeaveRoutes = {
  listOwnBalances: route({
    method: "GET",
    path: "/leave/own",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the caller's balances today, of all leave types that take from a balance.",
    output: z.object({ data: z.array(ownBalance) }),
  }),
  readOwnLedger: route({
    method: "GET",
    path: "/leave/own/ledger",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the caller's balance of a leave type today, with every movement and its reason.",
    query: ownLedgerQuery,
    output: data(ownLedger),
    errors: ["lookup_unknown"],
  }),
};
