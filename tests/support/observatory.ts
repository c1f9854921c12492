const HALF_A_YEAR_S = 15_768_000;
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * Returns the score of a response by MDN's HTTP Observatory (https://github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js and src/analyzer/tests), without the certificate, the redirection from http and the list of
 * preloaded hosts. Where it has several degrees of an error, this counts the worst one.
 */
export function scoreResponse(headers: Headers, html: string | null) {
	const get = (name: string) => headers.get(name) ?? "";
	const policy = parsePolicy(get("Content-Security-Policy"));
	const tenFor = (kind: string, wanted: RegExp) =>
		wanted.test(get(`Cross-Origin-${kind}-Policy`)) ? 10 : 0;
	const findings = {
		"content-security-policy": scorePolicy(policy),
		cookies: headers.has("Set-Cookie") ? -20 : 0,
		cors: get("Access-Control-Allow-Credentials") === "true" ? -50 : 0,
		"referrer-policy": PRIVATE.includes(get("Referrer-Policy")) ? 5 : -5,
		"strict-transport-security": isLasting(get("Strict-Transport-Security")) ? 0 : -20,
		"x-content-type-options": get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
		"x-frame-options": policy.get("frame-ancestors")?.includes("*") === false ? 5 : -20,
		"subresource-integrity": isOwn(html ?? "") ? 0 : -5,
		"cross-origin-resource-policy": tenFor("Resource", /^same-(origin|site)$/),
		"cross-origin-opener-policy": tenFor("Opener", /^same-origin$/),
		"cross-origin-embedder-policy": tenFor("Embedder", /^(require-corp|credentialless)$/),
	};
	const score = Object.values(findings).reduce((sum, each) => sum + each, 100);
	return { score, findings };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
	const rules = text.split(";").map((rule) => rule.trim().split(/\s+/));
	return new Map(rules.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function scorePolicy(policy: Policy): number {
	const read = (name: string) => policy.get(name) ?? policy.get("default-src");
	const isOpen = (name: string) =>
		read(name)?.some((source) => /^('unsafe-.*'|data:|https?:|\*)$/.test(source)) ?? true;
	if (isOpen("script-src") || isOpen("object-src")) return -25;
	if (isOpen("style-src")) return 0;
	const isClosed = policy.get("default-src")?.join() === "'none'";
	const form = policy.get("form-action")?.join() ?? "";
	return isClosed && ["'none'", "'self'"].includes(form) ? 10 : 5;
}

function isLasting(transport: string): boolean {
	return Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0) >= HALF_A_YEAR_S;
}

/** Returns whether scripts by address are the site's own, or name their hash. */
function isOwn(html: string): boolean {
	const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
	return scripts.every(
		([tag, address = ""]) => !/^(https?:)?\/\//.test(address) || tag.includes(" integrity="),
	);
}
