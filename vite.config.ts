import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compiledPhrases } from "./tools/start/compile-phrases.ts";
import { pdfFiles } from "./tools/start/pdf-files.ts";
import { pushWorker } from "./tools/start/push-worker.ts";
import { earlyReads, routeCalls } from "./tools/start/route-calls.ts";
import { chunkGroups } from "./tools/start/web-chunks.ts";

/** A pattern of what the build writes behind the name of a chunk. */
const hash = "????????";

/** Chunks of pages that open without a network (`tools/start/web-chunks.ts`): home, own attendance, lists, topics. */
const keptChunks = [
  "index",
  "entrance",
  "shared-entrance",
  "frame",
  "shared-home",
  "shared",
  "shared-days",
  "home",
  "attendance",
  "community",
  "topic",
];

export default defineConfig({
  root: "apps/web",
  plugins: [
    react(),
    compiledPhrases(),
    routeCalls(),
    earlyReads(),
    pdfFiles(),
    pushWorker(),
    VitePWA({
      // A new version waits until the user installs it: no page is reloaded while it is used.
      registerType: "prompt",
      injectRegister: false,
      manifest: {
        id: "/",
        name: "Diwan · ديوان",
        short_name: "Diwan",
        description: "The employee portal · بوابة الموظفين",
        start_url: "/",
        display: "standalone",
        lang: "en",
        background_color: "#f7f5f0",
        theme_color: "#f7f5f0",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
        // Pressed long on a phone, or in the task bar of a desktop.
        shortcuts: [
          {
            name: "Check in · تسجيل الحضور",
            url: "/attendance#check-in",
            icons: [{ src: "/shortcut-check-in.png", sizes: "96x96", type: "image/png" }],
          },
          {
            name: "Work list · مهامي",
            url: "/work-list",
            icons: [{ src: "/shortcut-work-list.png", sizes: "96x96", type: "image/png" }],
          },
          {
            name: "Ask for leave · طلب إجازة",
            url: "/e-services/annualLeave",
            icons: [{ src: "/shortcut-leave.png", sizes: "96x96", type: "image/png" }],
          },
        ],
      },
      includeManifestIcons: false,
      workbox: {
        // The frame and what opens offline; what the server answers never is. The worker keeps its own script.
        globPatterns: [
          "index.html",
          "icon.svg",
          "assets/diwan-sans-*.woff2",
          `assets/{${keptChunks.join(",")}}-${hash}.{js,css}`,
          "assets/phrases-{entrance,inside,polls,attendance-mine,attendance-days}-*.js",
        ],
        // Whatever else was used: its address says its content.
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
            handler: "CacheFirst",
            options: { cacheName: "used", expiration: { maxEntries: 200 } },
          },
        ],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//, /^\/(livez|readyz|metrics)$/],
        cleanupOutdatedCaches: true,
        importScripts: ["/push-worker.js"],
      },
    }),
  ],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // Fonts and pictures stay files of their own: the policy allows no fonts from data addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      // A browser that does not know it fetches a little later.
      polyfill: false,
    },
    rolldownOptions: {
      output: {
        // The build names shared files after all who use them, too long for an address.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": `http://127.0.0.1:${process.env["PORT"] ?? 3000}` } },
});
