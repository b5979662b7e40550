import { Metadata } from "@tus/server";
import type { FastifyRequest } from "fastify";
import type { UploadAllowance } from "#shared/files.ts";
import { acceptedTypes, largestOf, maxConcurrentUploads, uploadKinds, uploadLimits } from "#shared/upload-limits.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { bindRoutes } from "#platform/http/handler.ts";
import { releaseKey, storeAnswer, readIdempotencyKey, requestHash, claimKey } from "#platform/http/idempotency.ts";
import { Refusal, refuse, refuseField } from "#platform/http/refuse.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { BlobStore } from "../blob-store.ts";
import { cleanName } from "./clean-name.ts";
import { finishUpload, purgeFiles } from "./finish-upload.ts";
import { createUploadLocker, LockTimeout } from "./locker.ts";
import { createProtocol } from "./protocol.ts";
import { uploadRoutes } from "./routes.ts";
import { insertUploadRow, lockUploadsOf, readUnused, readUploadRow, readUse, type UploadRow } from "./store.ts";
import { sweepBlobs, sweepUploads } from "./sweep.ts";
import { uploadLifetime, type UploadStore } from "./upload-store.ts";

const megabyte = 1_048_576;
const largest = Math.max(...Object.values(uploadLimits));

/** Reads the declaration of a new upload. Throws 400 if a part is missing or not a number. */
function readDeclaration(request: FastifyRequest): { name: string; mediaType: string; byteSize: number } {
  const length = request.headers["upload-length"];
  if (typeof length !== "string" || !/^[1-9]\d{0,15}$/.test(length))
    throw refuseField("fields_invalid", "Upload-Length", { key: "headerInvalid" });
  const header = request.headers["upload-metadata"];
  let metadata: Record<string, string | null>;
  try {
    metadata = typeof header === "string" && header !== "" ? Metadata.parse(header) : {};
  } catch {
    throw refuseField("fields_invalid", "Upload-Metadata", { key: "headerInvalid" });
  }
  const type = metadata["filetype"] ?? metadata["type"] ?? "";
  return {
    name: cleanName(metadata["filename"] ?? metadata["name"] ?? ""),
    mediaType: /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/.test(type) ? type.toLowerCase() : "application/octet-stream",
    byteSize: Number(length),
  };
}

/** An upload whose bytes are missing can still be terminated. */
function allowAbsence(error: unknown): null {
  if (error instanceof Refusal && error.code === "not_found") return null;
  throw error;
}

type Options = {
  database: Database;
  blobs: BlobStore;
  /** Called at the first upload. */
  openStore: () => Promise<UploadStore>;
  /** A direct address of the database, for locks across nodes. */
  lockUrl: string;
  settings: SettingsSource;
};

/** Creates resumable uploads (tus 1.0): creation, continuation, termination; complete ones become files. */
export function createUploads({ database, blobs, openStore, lockUrl, settings }: Options) {
  const locker = createUploadLocker(lockUrl);
  const openBoth = async () => {
    const uploads = await openStore();
    return { uploads, protocol: createProtocol({ uploads, locker, largest }) };
  };
  let opened: ReturnType<typeof openBoth> | null = null;
  const open = (): ReturnType<typeof openBoth> => {
    opened ??= openBoth();
    opened.catch(() => (opened = null));
    return opened;
  };
  const quotaOf = async (db: Reader): Promise<number> => (await settings(db)).uploadQuotaMegabytes * megabyte;

  async function find(fileId: string, ownerId: string): Promise<UploadRow> {
    const row = await readUploadRow(database.primary, fileId, ownerId, now());
    if (row === null || row.state === "refused") throw refuse("not_found");
    return row;
  }

  /** Inspects the content of an upload once, under its lock. */
  async function finish(fileId: string, ownerId: string): Promise<void> {
    const { uploads } = await open();
    const lock = locker.newLock(fileId);
    try {
      await lock.lock(new AbortController().signal, () => {});
    } catch (error) {
      throw error instanceof LockTimeout ? refuse("request_running", { retryAfter: 2 }) : error;
    }
    try {
      const row = await find(fileId, ownerId);
      if (row.state === "uploading") await finishUpload({ database, blobs, uploads }, fileId, row.name);
    } finally {
      await lock.unlock();
    }
  }

  /** Returns the id of a new upload, or of the earlier one with this key. */
  const enter = (ownerId: string, key: string | null, declared: ReturnType<typeof readDeclaration>) =>
    transaction(database.primary, async (tx) => {
      const hash = requestHash("POST", "/api/files", declared);
      const earlier = key === null ? null : await claimKey(tx, ownerId, key, hash);
      if (earlier !== null) return { fileId: earlier.body ?? "", isRepeated: true };
      await lockUploadsOf(tx, ownerId);
      const at = now();
      const { bytes, running } = await readUse(tx, ownerId, at);
      if (running >= maxConcurrentUploads) throw refuse("too_many_uploads");
      if (bytes + declared.byteSize > (await quotaOf(tx))) throw refuse("quota_exceeded");
      const keptUntil = new Date(at.getTime() + uploadLifetime);
      const fileId = await insertUploadRow(tx, { ownerId, ...declared, at, keptUntil });
      if (key !== null) await storeAnswer(tx, ownerId, key, hash, { status: 201, body: fileId });
      return { fileId, isRepeated: false };
    });

  /** Returns the headers of an existing upload with its offset, for a repeated creation. */
  async function placeAgain(fileId: string, ownerId: string): Promise<Record<string, string>> {
    const { state, byteSize } = await find(fileId, ownerId);
    const { uploads } = await open();
    const { offset } =
      state === "uploading"
        ? await uploads.tus.getUpload(uploads.idOf(fileId)).catch(() => {
            throw refuse("not_found");
          })
        : { offset: byteSize };
    return { "tus-resumable": "1.0.0", location: `/api/files/${fileId}`, "upload-offset": String(offset) };
  }

  const routes = bindRoutes(uploadRoutes, {
    async readUploadLimits({ db, actor }) {
      const kinds = uploadKinds.map((kind): UploadAllowance["kinds"][number] => ({
        kind,
        byteSize: uploadLimits[kind],
        mediaTypes: Object.keys(acceptedTypes[kind]),
        extensions: Object.values(acceptedTypes[kind]).flat(),
      }));
      const { bytes } = await readUse(db, actor.personId, now());
      return { data: { kinds, uploadsAtOnce: maxConcurrentUploads, quota: await quotaOf(db), used: bytes } };
    },

    async describeProtocol({ raw }) {
      (await open()).protocol.describe(raw.reply);
    },

    async createUpload({ actor, raw }) {
      const { uploads, protocol } = await open();
      protocol.describe(raw.reply);
      const declared = readDeclaration(raw.request);
      if (declared.byteSize > largestOf(declared.mediaType)) throw refuse("too_large");
      const key = readIdempotencyKey(raw.request.headers["idempotency-key"]);
      const { fileId, isRepeated } = await enter(actor.personId, key, declared);
      if (isRepeated) {
        raw.reply.headers(await placeAgain(fileId, actor.personId));
        // The bytes of the repeated request were received before.
        raw.request.raw.resume();
        return;
      }
      let offset: number | null;
      try {
        offset = await protocol.answer(fileId, raw);
      } catch (error) {
        // Its id has not been returned yet.
        await purgeFiles({ database, blobs, uploads }, async () => [fileId]);
        if (key !== null) await releaseKey(database.primary, actor.personId, key);
        throw error;
      }
      if (offset === declared.byteSize) await finish(fileId, actor.personId);
    },

    async readUpload({ params: { id: fileId }, actor, raw }) {
      const row = await find(fileId, actor.personId);
      const { protocol } = await open();
      if (row.state === "uploading") {
        const offset = await protocol.answer(fileId, raw).catch(allowAbsence);
        // The last byte may have arrived without an inspection since.
        if (offset === row.byteSize) await finish(fileId, actor.personId);
        if (offset !== null) return;
      }
      if ((await find(fileId, actor.personId)).state !== "ready") throw refuse("not_found");
      const size = String(row.byteSize);
      raw.reply.headers({ "tus-resumable": "1.0.0", "upload-offset": size, "upload-length": size });
    },

    async appendUpload({ params: { id: fileId }, actor, raw }) {
      const row = await find(fileId, actor.personId);
      const { protocol } = await open();
      if (row.state !== "uploading") throw refuse("offset_conflict");
      const offset = await protocol.answer(fileId, raw).catch(allowAbsence);
      // Gone while this request waited: another one sent the last byte or terminated the upload.
      if (offset === null)
        throw refuse((await find(fileId, actor.personId)).state === "ready" ? "offset_conflict" : "not_found");
      if (offset === row.byteSize) await finish(fileId, actor.personId);
    },

    async endUpload({ params: { id: fileId }, actor, raw }) {
      const row = await readUploadRow(database.primary, fileId, actor.personId, now());
      if (row === null) throw refuse("not_found");
      const { uploads, protocol } = await open();
      if (row.state === "uploading") await protocol.answer(fileId, raw).catch(allowAbsence);
      const purged = await purgeFiles({ database, blobs, uploads }, (tx) => readUnused(tx, fileId));
      if (purged === 0) throw refuse("not_allowed");
    },
  });

  return {
    routes,
    jobs: {
      "files.sweep": async ({ log, signal }) => {
        const { uploads } = await open();
        const swept = await sweepUploads({ database, blobs, uploads }, signal);
        if (Object.values(swept).some((count) => count > 0)) log.info(swept, "swept uploads");
      },
      "files.sweepBlobs": async ({ log, signal }) => {
        const orphans = await sweepBlobs({ database, blobs }, signal);
        if (orphans > 0) log.info({ orphans }, "swept blobs");
      },
    } satisfies Record<string, JobHandler>,
    schedules: [
      { task: "files.sweep", cron: "17 * * * *", catchUpMinutes: 120 },
      { task: "files.sweepBlobs", cron: "27 3 * * *", catchUpMinutes: 1440 },
    ],
    /** Interrupts transfers, so that a stopping server does not wait for slow connections. */
    interrupt: async () => (await opened?.catch(() => null))?.protocol.interrupt(),
    close: () => locker.close(),
  };
}
