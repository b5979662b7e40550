import fc from "fast-check";
import { expect, it } from "vitest";
import { createEventParser, type StreamEvent } from "./event-parser.ts";

function read(...chunks: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  chunks.forEach(parse);
  return events;
}

it("events are parsed with id, name and data", () => {
  expect(read('id: 5-1\nevent: change\ndata: {"a":1}\n\ndata: x\ndata:y\n\n')).toEqual([
    { id: "5-1", name: "change", data: '{"a":1}' },
    { id: null, name: "message", data: "x\ny" },
  ]);
});

it("an id without data is reported and comments are ignored", () => {
  expect(read(":\nid: 9-0\n\n: heartbeat\n\nretry: 2000\n\n")).toEqual([{ id: "9-0", name: "", data: "" }]);
});

it("an unfinished event is not reported", () => {
  expect(read("data: half")).toEqual([]);
  expect(read("data: half\n")).toEqual([]);
});

it("LF, CRLF and CR line ends are accepted", () => {
  expect(read("data: a\r\n\r\ndata: b\r\rdata: c\n\n").map(({ data }) => data)).toEqual(["a", "b", "c"]);
});

it("the result does not depend on where the stream is split", () => {
  const text = 'id: 1\r\nevent: change\r\ndata: {"t":"مرحبا"}\r\n\r\n:\nid: 2\n\ndata: z\n\n';
  const whole = read(text);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
      const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
      expect(read(...pieces)).toEqual(whole);
    }),
    { numRuns: 100 },
  );
});
