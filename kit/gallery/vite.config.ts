import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// For the tests of the kit; not part of the product build.
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [react()],
  build: { outDir: "../../.cache/kit-gallery", emptyOutDir: true },
});
