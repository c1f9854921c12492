import { hash } from "node:crypto";
import { listAnalyticsSources } from "#app/platform/analytics.ts";
import type { Env } from "#app/platform/env.server.ts";
import { type ParsedPage, parsePage } from "./parse-page.server.ts";
import { TRUSTED_TYPES_POLICY } from "./trusted-types-policy.ts";

type InlineCode = Pick<ParsedPage, "scripts" | "styles">;
type Settings = Pick<
	Env,
	"SITE_URL" | "MAP_URL" | "TURNSTILE_SITE_KEY" | "CSP_REPORT_URL" | "ANALYTICS"
>;

const MAPS = "https://www.openstreetmap.org";
/** The origin of Cloudflare Turnstile, which has a script and a frame. */
const TURNSTILE = "https://challenges.cloudflare.com";

const NO_ANCESTORS = "frame-ancestors 'none'";

export const CLOSED_POLICY = `default-src 'none'; form-action 'none'; base-uri 'none'; ${NO_ANCESTORS}`;

/** Returns a policy of this site by which its own pages may show the response in a frame. */
export function permitOwnAncestors(policy: string): string {
	return policy.replace(NO_ANCESTORS, "frame-ancestors 'self'");
}

type PageOptions = {
	/** True if the page shows pages of this site in frames. */
	hasFrames?: boolean;
};

/** Builds the Content-Security-Policy of a complete page: it permits inline scripts and styles by their hashes. */
export function buildPagePolicy(
	{ scripts, styles }: InlineCode,
	settings: Settings,
	options: PageOptions = {},
): string {
	// Vite's error overlay has inline styles.
	const isOverlaid = import.meta.env.MODE === "development";
	return buildPolicy(
		hashAll(scripts),
		isOverlaid ? ["'unsafe-inline'"] : hashAll(styles),
		settings,
		options,
	);
}

/** Builds the policy of a page whose deferred parts are not known yet: it permits them by a nonce of this response. */
export function buildStreamedPolicy(nonce: string, settings: Settings): string {
	const sources = [`'nonce-${nonce}'`];
	return buildPolicy(sources, sources, settings);
}

/** Builds the policy of an SVG, which permits its own styles and nothing more. */
export function buildSvgPolicy(svg: string): string {
	const pictures = svg.includes("data:image/") ? "; img-src data:" : "";
	const fonts = svg.includes("data:font/") ? "; font-src data:" : "";
	return `${CLOSED_POLICY}; style-src ${hashAll(parsePage(svg).styles).join(" ")}${pictures}${fonts}`;
}

/** Builds the policy of a logo that is opened by itself: it permits the styles of an SVG, and is of no origin. */
export function buildLogoPolicy({ type, bytes }: { type: string; bytes: Buffer }): string {
	const policy = type === "image/svg+xml" ? buildSvgPolicy(bytes.toString()) : CLOSED_POLICY;
	return `${policy}; sandbox`;
}

/** Builds the value of Reporting-Endpoints. Returns null without CSP_REPORT_URL. */
export function buildReportingEndpoints({ CSP_REPORT_URL: url }: Settings): string | null {
	return url ? `csp="${url}"` : null;
}

function hashAll(texts: ReadonlySet<string>): string[] {
	return Array.from(texts, (text) => `'sha256-${hash("sha256", text, "base64")}'`);
}

function buildPolicy(
	scripts: string[],
	styles: string[],
	settings: Settings,
	{ hasFrames = false }: PageOptions = {},
): string {
	const { SITE_URL, MAP_URL, TURNSTILE_SITE_KEY, CSP_REPORT_URL, ANALYTICS } = settings;
	const analytics = listAnalyticsSources(ANALYTICS);
	const turnstile = TURNSTILE_SITE_KEY ? [TURNSTILE] : [];
	const own = hasFrames ? ["'self'"] : [];
	const frames = [...own, MAP_URL ? new URL(MAP_URL).origin : MAPS, ...turnstile];
	const rules = [
		// Firefox needs this for the router's prefetches; everything else has a directive of its own below.
		"default-src 'self'",
		// No strict-dynamic: Chromium treats what an inline script imports as parser-inserted.
		`script-src ${["'self'", ...scripts, ...turnstile, ...analytics.scripts].join(" ")}`,
		`style-src ${["'self'", ...styles].join(" ")}`,
		`img-src ${["'self'", ...analytics.images].join(" ")}`,
		"font-src 'self'",
		`connect-src ${["'self'", ...analytics.connections].join(" ")}`,
		"manifest-src 'self'",
		// Every page permits Turnstile, as client-side navigation leads to the contact page.
		`frame-src ${frames.join(" ")}`,
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		NO_ANCESTORS,
	];
	// Scripts of others may create any HTML.
	if (!TURNSTILE_SITE_KEY && !ANALYTICS)
		rules.push(
			"require-trusted-types-for 'script'",
			`trusted-types ${TRUSTED_TYPES_POLICY} default`,
		);
	if (SITE_URL.startsWith("https:")) rules.push("upgrade-insecure-requests");
	if (CSP_REPORT_URL) rules.push(`report-uri ${CSP_REPORT_URL}`, "report-to csp");
	return rules.join("; ");
}
