// refused: waits for a time
export const arrive = (page: { waitForTimeout(milliseconds: number): Promise<void> }) => page.waitForTimeout(500);
