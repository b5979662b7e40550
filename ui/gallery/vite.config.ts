import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The gallery is for looking and is no part of the product's build.
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  plugins: [react()],
  build: { outDir: "../../.cache/gallery", emptyOutDir: true },
});
