import { beforeEach, describe, expect, test } from "vitest";
import type { StoredFile } from "#shared/files.ts";
import { Unreachable } from "./problems.ts";
import type { ResumableOptions } from "./resumable-upload.ts";
import { createUploadList, UploadRefused, type UploadList, type UploadListPorts } from "./upload-list.ts";

type Sending = {
  file: File;
  options: ResumableOptions;
  resolve: (file: StoredFile) => void;
  reject: (error: unknown) => void;
};
let sendings: Sending[];
let discarded: string[];
let pictures: Set<string>;
let ports: UploadListPorts;

beforeEach(() => {
  sendings = [];
  discarded = [];
  pictures = new Set();
  ports = {
    send: (file, options) =>
      new Promise((resolve, reject) => {
        sendings.push({ file, options, resolve, reject });
        options.signal?.addEventListener("abort", () => reject(new DOMException("Cancelled.", "AbortError")));
      }),
    discard: (fileId) => void discarded.push(fileId),
    showPicture: ({ name }) => {
      pictures.add(`blob:${name}`);
      return `blob:${name}`;
    },
    hidePicture: (address) => void pictures.delete(address),
  };
});

const file = (name: string, size = 10, type = ""): File => new File([new Uint8Array(size)], name, { type });
const sized = (name: string, size: number, type = ""): File =>
  Object.defineProperty(file(name, 1, type), "size", { value: size });
const stored = (id: string, name = "a.pdf"): StoredFile => ({
  id,
  kind: "document",
  state: "ready",
  name,
  mediaType: "application/pdf",
  byteSize: 10,
  width: null,
  height: null,
  durationSeconds: null,
  url: `/api/files/${id}/original`,
  previewUrl: null,
});
const everything = { kinds: ["image", "video", "document"], maxFiles: 20 } as const;
const states = (list: UploadList): string[] => list.items().map(({ state }) => state);
const objections = (list: UploadList): (string | null)[] =>
  list.items().map(({ error }) => (error instanceof UploadRefused ? error.objection : null));
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("files that are not sent", () => {
  test("a file that is too large for its kind, empty, or of a kind not accepted is refused", () => {
    const list = createUploadList(ports, { kinds: ["image", "document"], maxFiles: 20 });
    list.add([
      sized("a.jpg", 10_485_761, "image/jpeg"),
      sized("a.pdf", 26_214_401, "application/pdf"),
      file("empty.txt", 0, "text/plain"),
      file("film.mp4", 10, "video/mp4"),
      file("drawing.svg", 10, "image/svg+xml"),
      file("page.html", 10, "text/html"),
    ]);
    expect(objections(list)).toEqual(["tooLarge", "tooLarge", "empty", "notAccepted", "notAccepted", "notAccepted"]);
    expect(sendings).toEqual([]);
    list.retry(list.items()[0]?.key ?? "");
    expect([states(list)[0], sendings.length]).toEqual(["failed", 0]);
  });

  test("files above the maximum are refused; refused files do not count", () => {
    const list = createUploadList(ports, { ...everything, maxFiles: 2 }, [stored("1")]);
    list.add([file("empty.txt", 0), file("b.pdf"), file("c.pdf")]);
    expect(objections(list)).toEqual([null, "empty", null, "tooMany"]);
  });
});

test("three files are sent at a time, the rest wait; an uploaded file gets the server's name", async () => {
  const list = createUploadList(ports, everything);
  list.add([1, 2, 3, 4, 5].map((number) => file(`${number}.pdf`)));
  expect(states(list)).toEqual(["sending", "sending", "sending", "waiting", "waiting"]);
  sendings[1]?.options.onProgress?.(5);
  expect(list.items()[1]?.share).toBe(0.5);
  sendings[1]?.options.onProgress?.(10);
  expect(states(list)[1]).toBe("checking");
  sendings[1]?.resolve(stored("12", "renamed.pdf"));
  await settle();
  expect(list.items()[1]).toMatchObject({ state: "ready", name: "renamed.pdf", file: { id: "12" } });
  expect(states(list)).toEqual(["sending", "ready", "sending", "sending", "waiting"]);
});

test("an uploaded file is shown with the kind that the server detected", async () => {
  const list = createUploadList(ports, everything);
  list.add([file("photo.png", 10, "image/png"), file("b.png", 10, "image/png")]);
  sendings[0]?.resolve(stored("1", "photo.png.txt"));
  sendings[1]?.resolve({ ...stored("2", "b.png"), kind: "image", previewUrl: "/api/files/2/small" });
  await settle();
  expect(list.items().map(({ kind, preview }) => [kind, preview])).toEqual([
    ["document", null],
    ["image", "blob:b.png"],
  ]);
  expect([...pictures]).toEqual(["blob:b.png"]);
});

test("a failed file can be retried, and a waiting file is sent meanwhile", async () => {
  const list = createUploadList(ports, everything);
  list.add([1, 2, 3, 4].map((number) => file(`${number}.pdf`)));
  sendings[0]?.reject(new Unreachable("network"));
  await settle();
  expect(states(list)).toEqual(["failed", "sending", "sending", "sending"]);
  expect(list.items()[0]?.error).toBeInstanceOf(Unreachable);
  sendings[1]?.resolve(stored("2"));
  await settle();
  list.retry(list.items()[0]?.key ?? "");
  expect(sendings).toHaveLength(5);
  expect(states(list)).toEqual(["sending", "ready", "sending", "sending"]);
});

test("a removed file is cancelled while uploading or deleted if uploaded; an initial file is not deleted", async () => {
  const list = createUploadList(ports, everything, [stored("1")]);
  list.add([file("a.png", 10, "image/png"), file("b.pdf")]);
  expect(pictures.size).toBe(1);
  sendings[1]?.resolve(stored("3"));
  await settle();
  const [before, running, sent] = list.items().map(({ key }) => key);
  list.remove(running ?? "");
  expect(sendings[0]?.options.signal?.aborted).toBe(true);
  list.remove(sent ?? "");
  list.remove(before ?? "");
  await settle();
  expect([list.items(), discarded, pictures.size]).toEqual([[], ["3"], 0]);
});

test("leaving cancels running uploads and keeps the received bytes for later", async () => {
  const list = createUploadList(ports, everything);
  list.add([file("a.pdf")]);
  list.leave();
  await settle();
  expect([sendings[0]?.options.signal?.reason, states(list)]).toEqual(["left", ["failed"]]);
});

test("leaving sends no waiting file and releases the previews", async () => {
  const list = createUploadList(ports, everything);
  list.add([1, 2, 3, 4, 5].map((number) => file(`${number}.png`, 10, "image/png")));
  list.leave();
  await settle();
  expect([sendings.length, new Set(states(list)), pictures.size]).toEqual([3, new Set(["failed"]), 0]);
});

test("listeners are notified of every change, and the items stay identical between changes", () => {
  const list = createUploadList(ports, everything);
  let heard = 0;
  const stop = list.subscribe(() => (heard += 1));
  const before = list.items();
  expect(list.items()).toBe(before);
  list.reset([stored("1"), stored("2")]);
  expect([heard, list.items().length]).toEqual([1, 2]);
  stop();
  list.reset([]);
  expect(heard).toBe(1);
});
