export const at = () => Date.now();
