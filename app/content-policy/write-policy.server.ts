import { hash } from "node:crypto";
import type { Env } from "#app/env.ts";
import { type ParsedPage, parsePage } from "./parse-page.server.ts";
import { TRUST_NAME } from "./trust-name.ts";

type Settings = Pick<Env, "SITE_URL" | "MAP_URL" | "TURNSTILE_SITE_KEY" | "CSP_REPORT_URL">;

/** Where OpenStreetMap's maps come from. */
const MAPS = "https://www.openstreetmap.org";
/** Cloudflare's check for machines brings a script and a frame. */
const TURNSTILE = "https://challenges.cloudflare.com";

/** Of everything that is no page: it may load nothing, and nobody may frame it. */
export const CLOSED_POLICY =
	"default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Content-Security-Policy of a finished page: its own inline scripts and styles by their hashes. */
export function writePagePolicy(
	{ scripts, styles }: Pick<ParsedPage, "scripts" | "styles">,
	settings: Settings,
): string {
	return writePolicy({ scripts: hashAll(scripts), styles: hashAll(styles) }, settings);
}

/** The same of a page whose later parts are not known when it is begun: by a nonce that no other answer has. */
export function writeStreamedPolicy(nonce: string, settings: Settings): string {
	const source = `'nonce-${nonce}'`;
	return writePolicy({ scripts: [source], styles: [source] }, settings);
}

/** Of a drawing, which may style itself and nothing more. */
export function writeDrawingPolicy(svg: string): string {
	return `${CLOSED_POLICY}; style-src ${hashAll(parsePage(svg).styles).join(" ")}`;
}

/** Where broken rules are reported to; null where nobody wants to know. */
export function writeReportEndpoint({ CSP_REPORT_URL: url }: Settings): string | null {
	return url ? `csp="${url}"` : null;
}

function hashAll(texts: ReadonlySet<string>): string[] {
	return Array.from(texts, (text) => `'sha256-${hash("sha256", text, "base64")}'`);
}

/** Sources of a Content-Security-Policy. */
type InlineSources = { scripts: string[]; styles: string[] };

function writePolicy({ scripts, styles }: InlineSources, settings: Settings): string {
	const { SITE_URL, MAP_URL, TURNSTILE_SITE_KEY, CSP_REPORT_URL } = settings;
	const turnstile = TURNSTILE_SITE_KEY ? [TURNSTILE] : [];
	const frames = [MAP_URL ? new URL(MAP_URL).origin : MAPS, ...turnstile];
	const rules = [
		// Firefox takes it for what the router prefetches; everything else has a directive of its own below.
		"default-src 'self'",
		// No strict-dynamic: Chromium takes what an inline script imports for something that the parser has found.
		`script-src ${["'self'", ...scripts, ...turnstile].join(" ")}`,
		`style-src ${["'self'", ...styles].join(" ")}`,
		"img-src 'self'",
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		// On every page, as each leads to the contact page in place.
		`frame-src ${frames.join(" ")}`,
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
	];
	// Cloudflare's script is not ours to vouch for: where it runs, it may write what it likes.
	if (!TURNSTILE_SITE_KEY)
		rules.push("require-trusted-types-for 'script'", `trusted-types ${TRUST_NAME} default`);
	if (SITE_URL.startsWith("https:")) rules.push("upgrade-insecure-requests");
	if (CSP_REPORT_URL) rules.push(`report-uri ${CSP_REPORT_URL}`, "report-to csp");
	return rules.join("; ");
}
