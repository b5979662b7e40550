import { vi } from "vitest";

/** The work of counting characters: segments that were visited, and code units of the longest text that was segmented. */
export type SegmentWork = { visited: number; longest: number; stop: () => void };

/** Watches every segmenter of this process until `stop`. */
export function watchSegments(): SegmentWork {
  const original = Intl.Segmenter.prototype.segment;
  const spy = vi.spyOn(Intl.Segmenter.prototype, "segment");
  const work: SegmentWork = { visited: 0, longest: 0, stop: () => spy.mockRestore() };
  spy.mockImplementation(function watched(this: Intl.Segmenter, text: string) {
    const segments = original.call(this, text);
    work.longest = Math.max(work.longest, text.length);
    const iterate = function* (): Generator<Intl.SegmentData, undefined> {
      for (const segment of segments) {
        work.visited += 1;
        yield segment;
      }
    };
    return { containing: segments.containing.bind(segments), [Symbol.iterator]: iterate } as Intl.Segments;
  });
  return work;
}
