import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	ssr: true,
	// Foreign forms are refused before, by what browsers say of them: see server/requests/cross-site-forms.ts.
	allowedActionOrigins: ["**"],
	// All routes are in the first manifest, or every page would call /__manifest.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
