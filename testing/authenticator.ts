import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** Faults that a real authenticator never shows, for tests of their detection. */
export type Deviation = {
  /** Used by pages of another site. */
  origin?: string;
  domain?: string;
  /** The user has not unlocked the authenticator. */
  isUnverified?: boolean;
  /** Uses this counter instead of the next one. */
  counter?: number;
  /** Signs with another key. */
  isForged?: boolean;
};

const flag = { present: 0x01, verified: 0x04, canBackUp: 0x08, isBackedUp: 0x10, hasCredential: 0x40 };

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");
const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

/** Encodes the public key in COSE format: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const entries = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
    [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
  ]);
  return Buffer.from(isoCBOR.encode(entries));
}

/** A software authenticator with one passkey for one site: real keys and ES256 signatures. */
export class SoftwareAuthenticator {
  readonly #keys = newKeys();
  readonly #credentialId = randomBytes(32);
  readonly #site: { origin: string; domain: string };
  #counter = 0;
  #userHandle = "";

  constructor(origin: string) {
    this.#site = { origin, domain: new URL(origin).hostname };
  }

  #clientData(type: "webauthn.create" | "webauthn.get", challenge: string, deviation: Deviation): string {
    return JSON.stringify({ type, challenge, origin: deviation.origin ?? this.#site.origin, crossOrigin: false });
  }

  #data(credential: Buffer | null, deviation: Deviation): Buffer {
    this.#counter = deviation.counter ?? this.#counter + 1;
    const flags =
      flag.present |
      (deviation.isUnverified ? 0 : flag.verified) |
      flag.canBackUp |
      flag.isBackedUp |
      (credential === null ? 0 : flag.hasCredential);
    const head = Buffer.alloc(37);
    sha256(deviation.domain ?? this.#site.domain).copy(head);
    head[32] = flags;
    head.writeUInt32BE(this.#counter, 33);
    return credential === null ? head : Buffer.concat([head, credential]);
  }

  /** Creates the passkey for registration options. */
  register(options: { challenge: string; user: { id: string } }, deviation: Deviation = {}) {
    this.#userHandle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#credentialId, coseKey(this.#keys.publicKey)]);
    const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, never>()],
      ["authData", Uint8Array.from(this.#data(credential, deviation))],
    ]);
    return {
      credential: base64url(this.#credentialId),
      clientDataJSON: base64url(this.#clientData("webauthn.create", options.challenge, deviation)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ["internal"],
    };
  }

  signIn(options: { challenge: string }, deviation: Deviation = {}) {
    const clientData = this.#clientData("webauthn.get", options.challenge, deviation);
    const data = this.#data(null, deviation);
    const { privateKey } = deviation.isForged ? newKeys() : this.#keys;
    return {
      credential: base64url(this.#credentialId),
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign("sha256", Buffer.concat([data, sha256(clientData)]), privateKey)),
      userHandle: this.#userHandle,
    };
  }
}
