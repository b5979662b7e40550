// refused: waits for a time
export const answerLate = (answer: () => void) => setTimeout(answer, 500);
