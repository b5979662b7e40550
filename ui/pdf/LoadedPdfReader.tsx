import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "../class-names.ts";
import { ErrorState } from "../ErrorState.tsx";
import { stackClass } from "../primitives.ts";
import { Skeleton } from "../Skeleton.tsx";
import type { PdfReaderProps } from "./pdf-parts.ts";
import { PdfPage } from "./PdfPage.tsx";
import styles from "./PdfReader.module.css";
import { PdfTools } from "./PdfTools.tsx";
import { usePdf, type OpenPdf } from "./use-pdf.ts";
import { nextZoom, pageAt } from "./zoom-steps.ts";

/** CSS pixels: maximum readable page width, and the space beside it. */
const maxWidth = 900;
const margin = 32;
/** CSS pixels: narrower windows show only the text at first; with its margins it would be unreadably small. */
const narrow = 576;

export function LoadedPdfReader(props: PdfReaderProps) {
  const { labels } = props;
  // A renewed URL of the same document does not reload it.
  const [url] = useState(props.url);
  const opened = usePdf(url);
  if (opened.state === "loading") return <Skeleton label={labels.loading} height="60dvh" />;
  if (opened.state === "failed") {
    return (
      <ErrorState title={labels.failedTitle} retryLabel={labels.retry} onRetry={props.onRetry}>
        {labels.failedText}
      </ErrorState>
    );
  }
  return <Pages {...props} pdf={opened} />;
}

function Pages({ name, labels, actions, pdf }: PdfReaderProps & { pdf: OpenPdf }) {
  const room = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState<number | null>(null);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  /** Scroll position as shares of the total height and of the window's middle; kept while the size changes. */
  const share = useRef({ down: 0, across: (pdf.span.from + pdf.span.to) / 2 });
  const count = pdf.document.numPages;
  const numbers = Array.from({ length: count }, (_, place) => place + 1);

  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const { from, to } = pdf.span;
    const measure = (): void => {
      const all = element.clientWidth;
      setFitting(all < narrow ? Math.max(160, all / (to - from)) : Math.min(all - margin, maxWidth));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [pdf.span]);
  const width = Math.round((fitting ?? 0) * zoom);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const { down, across } = share.current;
    element.scrollTop = down * element.scrollHeight;
    element.scrollLeft = across * element.scrollWidth - element.clientWidth / 2;
  }, [width]);

  const sheets = useCallback(() => [...(room.current?.querySelectorAll<HTMLElement>("[data-page]") ?? [])], []);
  const onScroll = (): void => {
    const element = room.current;
    if (element === null) return;
    share.current = {
      down: element.scrollTop / element.scrollHeight,
      across: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
    };
    const tops = sheets().map((sheet) => sheet.offsetTop);
    setPage(pageAt(tops, element.scrollTop + element.clientHeight / 2));
  };
  const goTo = (wanted: number): void => {
    const sheet = sheets()[wanted - 1];
    if (sheet !== undefined && room.current !== null) room.current.scrollTop = sheet.offsetTop - margin / 2;
  };
  const follow = (wanted: number): void => {
    goTo(wanted);
    // Keyboard and screen reader continue from that page.
    sheets()[wanted - 1]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.key === "+" || event.key === "=" ? 1 : event.key === "-" ? -1 : 0;
    if (step === 0 && event.key !== "0") return;
    event.preventDefault();
    setZoom(step === 0 ? 1 : (nextZoom(zoom, step) ?? zoom));
  };
  return (
    <div className={classNames(stackClass(0, "fits"), styles.reader)}>
      <PdfTools
        labels={labels}
        page={page}
        count={count}
        zoom={zoom}
        onPage={goTo}
        onZoom={setZoom}
        actions={actions}
      />
      {/* Pages keep their layout, whatever the direction of the surrounding page. */}
      <div
        ref={room}
        className={classNames(stackClass(4, "content-start"), styles.room)}
        dir="ltr"
        role="region"
        aria-label={name}
        // Focusable for scrolling by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {fitting !== null &&
          numbers.map((number) => (
            <PdfPage
              key={number}
              document={pdf.document}
              number={number}
              width={width}
              aspect={pdf.size.width / pdf.size.height}
              label={labels.page(number, count)}
              goToLabel={labels.goTo}
              onFollow={follow}
              room={room}
            />
          ))}
      </div>
    </div>
  );
}
