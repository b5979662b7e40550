import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// For visual checks and the tests of ui and kit; not part of the product build.
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [react()],
  build: { outDir: "../../.cache/gallery", emptyOutDir: true },
});
