export const c = () => import("./a.ts");
