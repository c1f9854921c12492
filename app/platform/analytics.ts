/** Tools that count visits elsewhere, one of which a site can have. */
export type AnalyticsTool = "plausible" | "matomo" | "ga4";

export type Analytics = {
	tool: AnalyticsTool;
	/** What the tool knows the site by. */
	id: string;
	/** The address of the tool's server, without a slash at its end. */
	address: string;
};

/** What a page's Content-Security-Policy permits for a tool. */
export type AnalyticsSources = {
	scripts: readonly string[];
	images: readonly string[];
	connections: readonly string[];
};

type Tool = {
	id: RegExp;
	/** Where its maker runs it; without one the setting has to name a server. */
	address?: string;
	/** True if it may run on a server of the agency's own. */
	isSelfHosted: boolean;
	/** True if visitors are asked before it is loaded, as it stores something in the browser. */
	needsConsent: boolean;
	/** The sources that its documentation names. */
	listSources: (origin: string) => AnalyticsSources;
};

const GOOGLE_SCRIPTS = ["https://*.googletagmanager.com"];
const GOOGLE_IMAGES = ["https://*.google-analytics.com", ...GOOGLE_SCRIPTS];

const TOOLS: Readonly<Record<AnalyticsTool, Tool>> = {
	// https://plausible.io/docs/plausible-script: the script and its events come from one host.
	plausible: {
		id: /^(pa-[\w-]+|[a-z\d-]+(\.[a-z\d-]+)+)$/i,
		address: "https://plausible.io",
		isSelfHosted: true,
		needsConsent: false,
		listSources: (origin) => ({ scripts: [origin], images: [], connections: [origin] }),
	},
	// https://matomo.org/faq/general/faq_20904: views are sent as a beacon, or as an image. It is told to store and read
	// nothing: see inline-scripts/analytics/matomo.ts.
	matomo: {
		id: /^[1-9]\d*$/,
		isSelfHosted: true,
		needsConsent: false,
		listSources: (origin) => ({ scripts: [origin], images: [origin], connections: [origin] }),
	},
	// https://developers.google.com/tag-platform/security/guides/csp, without Google Signals, which is off.
	ga4: {
		id: /^G-[A-Z\d]+$/,
		address: "https://www.googletagmanager.com",
		isSelfHosted: false,
		needsConsent: true,
		listSources: () => ({
			scripts: GOOGLE_SCRIPTS,
			images: GOOGLE_IMAGES,
			connections: [...GOOGLE_IMAGES, "https://*.analytics.google.com"],
		}),
	},
};

const NO_SOURCES: AnalyticsSources = { scripts: [], images: [], connections: [] };

/**
 * Parses `tool id address`, such as `plausible agency.example` or `matomo 3 https://stats.agency.example`. Returns null
 * where the tool is unknown, the id has not its form, or the address is missing, malformed or not the tool's.
 */
export function parseAnalytics(text: string): Analytics | null {
	const [name = "", id = "", own, ...rest] = text.trim().split(/\s+/);
	if (!Object.hasOwn(TOOLS, name) || rest.length > 0) return null;
	const tool = name as AnalyticsTool;
	const { id: form, address: default_, isSelfHosted } = TOOLS[tool];
	if (!form.test(id) || (own !== undefined && !isSelfHosted)) return null;
	const address = own === undefined ? default_ : parseAddress(own);
	return address ? { tool, id, address } : null;
}

/** Lists what the policy of a page permits for the tool. */
export function listAnalyticsSources(analytics: Analytics | undefined): AnalyticsSources {
	if (!analytics) return NO_SOURCES;
	return TOOLS[analytics.tool].listSources(new URL(analytics.address).origin);
}

/** Returns whether visitors are asked before the tool is loaded. */
export function needsConsent({ tool }: Analytics): boolean {
	return TOOLS[tool].needsConsent;
}

function parseAddress(text: string): string | null {
	const url = URL.parse(text);
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
	if (url.search || url.hash) return null;
	return url.href.replace(/\/+$/, "");
}
