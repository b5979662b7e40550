// `npm run drill:rotation [-- --write]`: replaces the secret key of two nodes under load.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soleKey } from "#platform/config/secret-keys.ts";
import { sealAudit, unsealedRows, verifySeals } from "#platform/events/seal.ts";
import { callerOf } from "#testing/call.ts";
import { fileAddressFor } from "#testing/file-address.ts";
import { openServerInternals } from "#testing/server-internals.ts";
import { until } from "#testing/until.ts";
import { reportSecrets } from "../tools/secret-status/report-secrets.ts";
import { conduct, type Outcome, type Say } from "./conduct.ts";
import { makeHoldings, setPhoto, type Check } from "./holdings.ts";
import { openOffice, prepareNodes, type Nodes } from "./nodes.ts";
import { createPostgres, openWorkDirectory, type Postgres } from "#testing/postgres.ts";
import { startSessions, type Load } from "./session-load.ts";
import { openReceiver } from "./webhook-receiver.ts";

type Options = {
  /** People who are signed in and read all the time. */
  people: number;
  nodeCount?: number;
  /** Leaves out the old key when the next one becomes current, to show that the drill notices. */
  forgetsOldKey?: boolean;
};

const origin = "http://localhost:3000";
/** Restarts the nodes one after the other with other keys, each once the one before is ready. */
async function roll(nodes: Nodes, keys: Record<string, string>): Promise<void> {
  for (const node of nodes.urls().keys()) {
    await nodes.end(node, "SIGTERM");
    await nodes.start(node, keys);
  }
}

async function statusOf(url: string, token: string): Promise<number> {
  return (await callerOf(url, token).get("/me")).status;
}

async function sealRest(environment: Record<string, string>, url: string): Promise<void> {
  const inside = await openServerInternals(environment, url);
  try {
    const { primary } = inside.database;
    await until("seals over the audit", async () => {
      await sealAudit(primary, inside.sealKeys);
      return (await unsealedRows(primary)) === 0;
    });
  } finally {
    await inside.close();
  }
}

/** Returns whether the chain holds for a node with these keys, and the number of keys in it. */
async function verifyChain(environment: Record<string, string>, url: string) {
  const inside = await openServerInternals(environment, url);
  try {
    const { primary } = inside.database;
    const { fault, sealed } = await verifySeals(primary, inside.sealKeys);
    const keys = await primary.selectFrom("audit_seal").select("key").distinct().execute();
    return { holds: fault === null, sealed, keys: keys.length };
  } finally {
    await inside.close();
  }
}

/** Signs with a key as its owner would: a session that exists, its refresh token, and the address of a file. */
async function signWith(environment: Record<string, string>, url: string, personId: string, fileUrl: string) {
  const inside = await openServerInternals(environment, url);
  try {
    const tokens = await inside.startSession(personId);
    const [, , , fileId = "", variant = ""] = new URL(fileUrl, url).pathname.split("/");
    return { ...tokens, address: await fileAddressFor(inside, personId, fileId, variant) };
  } finally {
    await inside.close();
  }
}

async function rotate(nodes: Nodes, postgres: Postgres, load: Load, context: Context, say: Say) {
  const { holdings, photoUrl, photoOwner, writer, topicId, old } = context;
  const checks: Check[] = [];
  const add = (name: string, holds: boolean): void => {
    checks.push({ name, holds });
    say(`${holds ? "ok" : "NOT"}  ${name}`);
  };
  const replacement = randomBytes(32).toString("hex");
  const [url = ""] = nodes.urls();
  const both = { ...nodes.environment, SECRET_KEY: replacement, SECRET_KEY_PREVIOUS: old };
  const only = { ...nodes.environment, SECRET_KEY: replacement };
  await load.renewAll();
  await sealRest(nodes.environment, url);

  const isForgotten = context.forgetsOldKey === true;
  if (!isForgotten) {
    say("the nodes learn the next key");
    await roll(nodes, { SECRET_KEY_NEXT: replacement });
    await load.renewAll();
  }

  say("the next key becomes the current one");
  const replacedAt = performance.now();
  await roll(nodes, { SECRET_KEY: replacement, ...(isForgotten ? {} : { SECRET_KEY_PREVIOUS: old }) });
  const comment = async (): Promise<string> => {
    const made = await callerOf(url, writer).post<{ id: string } | undefined>(`/topics/${topicId}/comments`, {
      content: "Seen?",
    });
    return made.data?.id ?? "";
  };
  add("position of the event stream", await holdings.resumes(url, writer, comment));
  const signed = await signWith({ ...nodes.environment, SECRET_KEY: old }, url, photoOwner, photoUrl);
  add("access token of the old key", (await statusOf(url, signed.token)) === 200);
  add("file address of the old key", (await fetch(url + signed.address)).status === 200);

  if (!isForgotten) {
    const inside = await openServerInternals(both, url);
    await inside.enqueueJob("secrets.reseal");
    await inside.close();
    const keys = { ...soleKey(Buffer.from(replacement)), previous: [Buffer.from(old)] };
    await until("the current key to open every secret", () => reportSecrets(postgres.url, keys, () => {}));
  }
  const resealSeconds = Math.round((performance.now() - replacedAt) / 1000);
  await load.renewAll();
  await sealRest(both, url);

  if (!isForgotten) {
    say("the old key is removed");
    await roll(nodes, { SECRET_KEY: replacement });
    await load.renewAll();
  }
  add("nothing sealed needs the old key", await reportSecrets(postgres.url, soleKey(Buffer.from(replacement)), say));
  const inside = await openServerInternals(only, url);
  try {
    for (const { name, holds } of await holdings.check(url, inside)) add(name, holds);
  } finally {
    await inside.close();
  }
  const chain = await verifyChain(only, url);
  add("seals of the audit, of both keys", chain.holds && chain.keys === 2);
  add("refused: access token of the removed key", (await statusOf(url, signed.token)) === 401);
  add("refused: file address of the removed key", (await fetch(url + signed.address)).status !== 200);
  const renewal = await callerOf(url).post("/refreshAccessToken", { refreshToken: signed.refreshToken });
  add("refused: refresh token of the removed key", renewal.problem.code === "refresh_refused");
  const current = await signWith(only, url, photoOwner, photoUrl);
  add("access token and file address of the new key", (await fetch(url + current.address)).status === 200);
  return { checks, resealSeconds, seals: chain.sealed };
}

type Context = Pick<Options, "forgetsOldKey"> & {
  holdings: Awaited<ReturnType<typeof makeHoldings>>;
  photoUrl: string;
  photoOwner: string;
  writer: string;
  topicId: string;
  old: string;
};

/** Runs the rotation on a new database with two nodes. */
export async function drillRotation(
  say: Say,
  { people, forgetsOldKey = false, nodeCount = 2 }: Options,
): Promise<Outcome> {
  const directory = await openWorkDirectory(await mkdtemp(join(tmpdir(), "diwan-rotation-")));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(directory, { recursive: true, force: true }));
  const postgres = await createPostgres(join(directory, "postgres"));
  stack.defer(() => postgres.remove());
  const receiver = await openReceiver();
  stack.defer(() => receiver.close());
  const more = { PUBLIC_URL: origin, WEBHOOK_INNER_HOSTS: receiver.host };
  const nodes = await prepareNodes(nodeCount, { databaseUrl: postgres.url, directory: join(directory, "data"), more });
  stack.defer(() => nodes.endAll());
  await Promise.all(Array.from({ length: nodeCount }, (_, node) => nodes.start(node)));
  const [url = ""] = nodes.urls();
  const { tokens, topicId } = await openOffice(nodes, 1);
  const inside = await openServerInternals(nodes.environment, url);
  stack.defer(() => inside.close());
  const holdings = await makeHoldings({ inside, url, origin, databaseUrl: postgres.url, topicId, receiver });

  const sessions: { token: string; refreshToken: string }[] = [];
  let photoUrl = "";
  let photoOwner = "";
  while (sessions.length < people) {
    photoOwner = await inside.hire(`Reader${sessions.length}`);
    const session = await inside.startSession(photoOwner);
    photoUrl = await setPhoto(callerOf(url, session.token));
    sessions.push(session);
  }
  say(`${nodeCount} nodes; ${people} people signed in`);
  const load = startSessions(nodes.urls, sessions);
  const old = nodes.environment["SECRET_KEY"] ?? "";
  const context = { holdings, photoUrl, photoOwner, writer: tokens[0] ?? "", topicId, old, forgetsOldKey };
  stack.defer(() => load.finish());
  const { checks, resealSeconds, seals } = await rotate(nodes, postgres, load, context, say);
  await load.finish();

  for (const failure of load.failures.slice(0, 10)) say(failure);
  const failed = checks.filter(({ holds }) => !holds).map(({ name }) => name);
  const holds = failed.length === 0 && load.failures.length === 0;
  const sentence = holds
    ? "The secret key was replaced and removed while people worked: no request failed, they stayed signed in, and what they had " +
      "made with the old key still worked, except tokens and addresses that it had signed."
    : `The secret key was not replaced without harm: ${load.failures.length} requests failed; ${failed.join(", ") || "no check"} did not hold.`;
  const figures = {
    ...load.counts,
    failedRequests: load.failures.length,
    restarts: 3 * nodeCount,
    checks: checks.length,
    failedChecks: failed.length === 0 ? null : failed.join(", "),
    secondsFromFirstRestartToResealed: resealSeconds,
    seals,
  };
  return { sentence, holds, figures };
}

if (import.meta.main) await conduct("rotation", (say) => drillRotation(say, { people: 6 }));
