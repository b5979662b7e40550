import sharp from "sharp";
import { createPersonWithAccount, hashPassword } from "#modules/identity/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import { openClient } from "#platform/database/client.ts";
import { SoftwareAuthenticator } from "#testing/authenticator.ts";
import { callerOf, type Caller } from "#testing/call.ts";
import { readEvents } from "#testing/event-reader.ts";
import { codeOf, setUpApp } from "#testing/second-factor.ts";
import type { ServerInternals } from "#testing/server-internals.ts";
import type { Receiver } from "./webhook-receiver.ts";

export type Check = { name: string; holds: boolean };

/** Things of people that depend on the secret key, made before it is replaced. */
export type Holdings = {
  personId: string;
  /** Position of an event stream. */
  position: string;
  /** Returns whether a reader resumes at the position, given a token that the nodes accept. */
  resumes(url: string, token: string, happen: () => Promise<string>): Promise<boolean>;
  /** Checks whatever has to outlive the key; may be called once. */
  check(url: string, inside: Pick<ServerInternals, "startSession">): Promise<Check[]>;
};

type Options = {
  inside: ServerInternals;
  url: string;
  /** Origin of the installation, for passkeys. */
  origin: string;
  databaseUrl: string;
  topicId: string;
  receiver: Receiver;
};

type Tokens = { token: string; refreshToken: string };

const password = "a long walk in the dunes";
const email = "holder@diwan.example";
const devices = { first: "first-device-0001", second: "second-device-002", unknown: "unknown-device-03" };

async function hireHolder(inside: ServerInternals): Promise<string> {
  const passwordHash = await hashPassword(password);
  const account = { email, passwordHash, status: "active", confirmedAt: now() } as const;
  return inside.write((tx) =>
    createPersonWithAccount(tx, { ...account, nameEn: "Holder", nameAr: null, locale: "en" }),
  );
}

/** Gives a person a photo; returns its signed address. */
export async function setPhoto(caller: Caller): Promise<string> {
  const image = { width: 320, height: 320, channels: 3, background: { r: 200, g: 120, b: 40 } } as const;
  const photo = new Uint8Array(await sharp({ create: image }).jpeg().toBuffer());
  const { data } = await caller.post<{ photoUrl: string }>("/me/photo", photo, { "content-type": "image/jpeg" });
  return data.photoUrl;
}

const signIn = (url: string, device: string) =>
  callerOf(url).post<Tokens>("/sign-in", { email, password }, { "x-device": device });

/** Signs in with the password and a code; returns the session's tokens, or null if it was refused. */
async function signInWithCode(url: string, code: string, device = devices.first): Promise<Tokens | null> {
  const { problem } = await signIn(url, device);
  const body = { challenge: problem.challenge ?? "", code };
  const answer = await callerOf(url).post<Tokens>("/sign-in/second-factor", body, { "x-device": device });
  return answer.status === 200 ? answer.data : null;
}

async function isNewDevice(url: string, tokens: Tokens | null): Promise<boolean | null> {
  if (tokens === null) return null;
  type Session = { isCurrent: boolean; isNewDevice: boolean };
  const { data } = await callerOf(url, tokens.token).get<Session[]>("/me/sessions");
  return data.find(({ isCurrent }) => isCurrent)?.isNewDevice ?? null;
}

async function countReports(databaseUrl: string): Promise<number> {
  await using client = await openClient(databaseUrl);
  return (await client.query("select from abuse_report")).rowCount ?? 0;
}

/** Makes one of each, through a node that has only the first key. */
export async function makeHoldings({
  inside,
  url,
  origin,
  databaseUrl,
  topicId,
  receiver,
}: Options): Promise<Holdings> {
  const personId = await hireHolder(inside);
  await signIn(url, devices.first);
  const { data: tokens } = await signIn(url, devices.second);
  const holder = callerOf(url, tokens.token);

  const authenticator = new SoftwareAuthenticator(origin);
  const { data: options } = await holder.post<{ challenge: string; user: { id: string } }>("/me/passkeys/options", {});
  const passkey = { name: "Mine", ...authenticator.register(options) };
  const { data: registered } = await holder.post<{ recoveryCodes: string[] }>("/me/passkeys", passkey);
  const app = await setUpApp(holder);

  const adminId = await inside.hire("Keeper", "administrator");
  const admin = callerOf(url, (await inside.startSession(adminId)).token);
  const hook = { name: "Drill", address: `http://${receiver.host}/`, events: ["topic.created"] };
  const { data: webhook } = await admin.post<{ id: string }>("/webhooks", hook);
  const secretOf = async (caller: Caller): Promise<string> =>
    (await caller.post<{ secret: string } | undefined>(`/webhooks/${webhook.id}/show-secret`)).data?.secret ?? "";
  const secret = await secretOf(admin);

  const pushKeyOf = async (caller: Caller): Promise<string> =>
    (await caller.get<{ publicKey: string } | undefined>("/me/push-key")).data?.publicKey ?? "";
  const pushKey = await pushKeyOf(holder);

  const report = async (at: string, token: string): Promise<number> =>
    (await callerOf(at, token).post(`/topics/${topicId}/reports`, { reason: "spam" })).status;
  if ((await report(url, tokens.token)) !== 201) throw new Error("The report was refused.");

  const stream = await readEvents(url, tokens.token);
  const position = stream.position();
  await stream.close();

  return {
    personId,
    position,
    async resumes(at, token, happen) {
      const subject = await happen();
      const again = await readEvents(at, token, position).catch(() => null);
      if (again === null) return false;
      const ids = again.subjectsOf("comment.created");
      await again.close();
      return ids.includes(subject);
    },
    async check(at, later) {
      const checks: Check[] = [];
      const add = (name: string, holds: boolean): void => void checks.push({ name, holds });
      // The period of the code that confirmed the app is used up; the next one is accepted too.
      const byApp = await signInWithCode(at, codeOf(app.secret, new Date(now().getTime() + 30_000)), devices.second);
      add("authenticator app", byApp !== null);
      add("known device", (await isNewDevice(at, byApp)) === false);
      const byCode = await signInWithCode(at, registered.recoveryCodes[0] ?? "", devices.unknown);
      add("recovery code", byCode !== null);
      add("unknown device is reported", (await isNewDevice(at, byCode)) === true);
      const { data: asked } = await callerOf(at).post<{ challenge: string }>("/sign-in/passkey/options", {});
      const byPasskey = await callerOf(at).post<Tokens | undefined>("/sign-in/passkey", authenticator.signIn(asked));
      add("passkey", byPasskey.status === 200);
      add("key for push services", (await pushKeyOf(callerOf(at, byPasskey.data?.token ?? ""))) === pushKey);
      const keeper = callerOf(at, (await later.startSession(adminId)).token);
      const isSame = (await secretOf(keeper)) === secret;
      add("webhook secret", isSame);
      add(
        "signature of a webhook's message",
        isSame && (await receiver.isNextSigned(secret, () => keeper.post(`/webhooks/${webhook.id}/test`, {}))),
      );
      // A repeated one is answered with 200, a first one with 201.
      const repeated = await report(at, byPasskey.data?.token ?? "");
      add("anonymous report is counted once", repeated === 200 && (await countReports(databaseUrl)) === 1);
      return checks;
    },
  };
}
