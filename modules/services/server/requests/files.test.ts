import { afterAll, beforeAll, expect, test } from "vitest";
import { fileAddressFor } from "#testing/file-address.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import { startServices, type TestServices } from "#testing/services.ts";
import type { Caller } from "#testing/signed-in.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Request } from "../../contract/schemas-request.ts";

let services: TestServices;
let omar: Caller, reem: Caller, majed: Caller;

beforeAll(async () => {
  services = await startServices();
  [omar, reem, majed] = [services.as("Omar"), services.as("Reem"), services.as("Majed")];
});
afterAll(() => services.close());

/** Uploads a file that nothing uses yet. */
async function uploadOf({ id }: Caller): Promise<string> {
  const content = Buffer.from("A certificate");
  const draft = { variant: "original", mediaType: "text/plain", width: null, height: null, content };
  const kept = await services.files.storeContent("document", [draft]);
  const facts = { name: "certificate.txt", keptUntil: new Date(Date.now() + 3_600_000) };
  return transaction(services.database.primary, (tx) => services.files.insert(tx, id, kept, facts));
}
/** Two days, for which a certificate is required. */
const answers = (certificate?: string[]) => ({
  period: { from: "2026-01-11", to: "2026-01-12" },
  ...(certificate === undefined ? {} : { certificate }),
});
const ask = (more: object = {}) => omar.post<Request>("/requests", { service: "sickLeave", submit: true, ...more });
const fetchAs = async (fileId: string, by: Caller) => {
  // A file address belongs to a session, which exists from the first call on.
  await by.get("/requests");
  return by.get((await fileAddressFor(services, by.id, fileId, "original")).replace(/^\/api/, ""));
};

test("a missing file, a file of another user and an unknown file are refused with the path of the field", async () => {
  setLocalClock("2026-01-13 09:00:00");
  const refused = async (certificate?: string[]) => {
    const { status, problem } = await ask({ answers: answers(certificate) });
    return [status, problem.code, problem.fields[0]?.path];
  };
  expect(await refused()).toEqual([422, "fields_conflict", "answers.certificate"]);
  expect(await refused([await uploadOf(reem)])).toEqual([422, "file_unknown", "answers.certificate.0"]);
  expect(await refused(["999999"])).toEqual([422, "file_unknown", "answers.certificate.0"]);
});

test("a draft with a file of another user shows nothing of it", async () => {
  const [own, foreign] = [await uploadOf(omar), await uploadOf(reem)];
  const { data } = await ask({ answers: answers([foreign, own]), submit: false });
  expect(data.files.map(({ id }) => id)).toEqual([own]);
});

test("files of a request are read only by requester and approvers; resubmission releases dropped files", async () => {
  const certificate = await uploadOf(omar);
  const { data: draft } = await ask({ answers: answers([certificate]), submit: false });
  expect((await fetchAs(certificate, majed)).status).toBe(404);
  const { data: sent } = await omar.post<Request>(`/requests/${draft.id}/submission`, { version: draft.version });
  expect(sent.files).toMatchObject([{ id: certificate, name: "certificate.txt" }]);
  expect((await majed.get<Request>(`/requests/${sent.id}`)).data.files[0]?.url).not.toBeNull();
  expect([(await fetchAs(certificate, majed)).status, (await fetchAs(certificate, reem)).status]).toEqual([200, 404]);

  const back = { step: "manager", version: sent.version, decision: "return", reason: "It is unreadable" };
  await majed.post(`/requests/${sent.id}/decisions`, back);
  const better = await uploadOf(omar);
  const { version } = (await omar.get<Request>(`/requests/${sent.id}`)).data;
  const { data: edited } = await omar.patch<Request>(`/requests/${sent.id}`, { version, answers: answers([better]) });
  const again = await omar.post<Request>(`/requests/${sent.id}/submission`, { version: edited.version });
  expect(again.data.files.map(({ id }) => id)).toEqual([better]);
  expect((await fetchAs(certificate, omar)).status).toBe(404);
  expect((await fetchAs(better, majed)).status).toBe(200);
});
