import { vi } from "vitest";

/** Work of counting characters: visited segments, and code units of the longest segmented text. */
export type SegmentWork = { visited: number; longest: number; stop: () => void };

/** Observes every segmenter of this process until `stop`. */
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
