import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	ssr: true,
	// All routes are in the first manifest, or every page would call /__manifest.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
