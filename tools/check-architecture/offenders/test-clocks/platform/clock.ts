// What is no test may wait and measure.
const started = performance.now();
export const later = (run: () => void) => setTimeout(run, performance.now() - started);
