// Content that moves or is replaced between the press and the release of a pointer swallows the click. Updates that the
// user did not trigger (a debounced search, data from the server) therefore wait for the release.

/** Milliseconds from the release until the click is delivered. */
const clickDelay = 30;
/** Milliseconds after which a press is a hold or a drag, which delays nothing. */
const maxPress = 700;

let isPressed = false;
let waiting: (() => void)[] = [];

function flush(): void {
  isPressed = false;
  const works = waiting;
  waiting = [];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      // The remaining callbacks still run.
      reportError(error);
    }
  }
}

/** Runs `work` immediately, or after the click if a pointer is pressed. Returns a function that cancels it. */
export function afterPress(work: () => void): () => void {
  if (!isPressed) {
    work();
    return () => undefined;
  }
  waiting.push(work);
  return () => {
    waiting = waiting.filter((other) => other !== work);
  };
}

/** Starts to watch presses of the primary pointer. Until then `afterPress` runs everything immediately. */
export function watchPresses(target: EventTarget): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  };
  const options = { capture: true, passive: true };
  target.addEventListener(
    "pointerdown",
    (event) => {
      if (!(event as PointerEvent).isPrimary) return;
      isPressed = true;
      endIn(maxPress);
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"]) {
    target.addEventListener(name, () => isPressed && endIn(clickDelay), options);
  }
}
