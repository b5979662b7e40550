import { noContent, route } from "#shared/route.ts";
import { uploadReadRoutes } from "#shared/upload-routes.ts";
import { idParams } from "#shared/wire.ts";

/** Media type of a piece of an upload, defined by the protocol. */
export const uploadType = "application/offset+octet-stream";

const refused = ["protocol_unsupported", "not_found", "request_running", "offset_conflict"] as const;
const atTheEnd = ["too_large", "media_type_unsupported"] as const;

/** Resumable uploads: tus 1.0.0 with creation, creation-with-upload, expiration and termination. */
export const uploadRoutes = {
  readUploadLimits: uploadReadRoutes.readUploadLimits,
  describeProtocol: route({
    method: "OPTIONS",
    path: "/files",
    permission: "public",
    summary: "tus: versions and extensions of the upload protocol, in `Tus-Version`, `Tus-Extension`, `Tus-Max-Size`.",
    output: noContent,
    // A body is not expected here, but its refusals are documented.
    errors: ["too_large", "media_type_unsupported"],
  }),
  createUpload: route({
    method: "POST",
    path: "/files",
    permission: "signedIn",
    tokens: "community",
    summary:
      "tus: begins an upload of `Upload-Length` bytes; `Upload-Metadata` names `filename` and `filetype`. `Location` is /api/files/{id}: the id of the upload is the id of the file. With an `Idempotency-Key` that was used before it is the same upload, with `Upload-Offset`.",
    output: noContent,
    status: 201,
    errors: ["quota_exceeded", "too_many_uploads", "idempotency_key_reused", ...refused, ...atTheEnd],
    consumes: [uploadType],
    transaction: "own",
  }),
  readUpload: route({
    method: "HEAD",
    path: "/files/{id}",
    permission: "signedIn",
    tokens: "community",
    viewing: "hidden",
    summary: "tus: how much of an upload has arrived, in `Upload-Offset` and `Upload-Length`.",
    params: idParams,
    output: noContent,
    status: 200,
    errors: [...refused, ...atTheEnd],
    transaction: "own",
  }),
  appendUpload: route({
    method: "PATCH",
    path: "/files/{id}",
    permission: "signedIn",
    tokens: "community",
    summary:
      "tus: the bytes from `Upload-Offset` on. With the last of them the content is looked at: what is not accepted is refused here, and `GET /files/{id}` tells what the rest was found to be.",
    params: idParams,
    output: noContent,
    errors: [...refused, ...atTheEnd],
    consumes: [uploadType],
    transaction: "own",
  }),
  endUpload: route({
    method: "DELETE",
    path: "/files/{id}",
    permission: "signedIn",
    tokens: "community",
    summary: "tus: gives an upload up, or deletes a file of one's own that nothing uses.",
    params: idParams,
    output: noContent,
    errors: ["not_allowed", ...refused],
    transaction: "own",
  }),
};
