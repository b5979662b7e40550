/** Prints problems, and how many they are; a check with any fails. */
export function reportProblems(problems: readonly string[], summary: string): void {
  if (problems.length === 0) return;
  console.error(`${problems.join("\n")}\n\n${problems.length} ${summary}`);
  process.exitCode = 1;
}
