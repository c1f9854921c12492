import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { showSavedContent } from "./scripts/show-saved-content.ts";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), showSavedContent()],
	build: {
		target: "baseline-widely-available",
		// The first with light-dark(), which papers.css needs as it is: written out for older ones, its values
		// would be settled at the root and not by each paper's own colour scheme.
		cssTarget: ["chrome123", "firefox120", "safari17.5"],
		assetsInlineLimit: 0,
	},
	environments: {
		ssr: { build: { rollupOptions: { input: "./server/main.ts" } } },
	},
});
