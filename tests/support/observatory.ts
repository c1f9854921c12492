/** Extra points count from this score on. */
const MIN_FOR_EXTRA = 90;
const HALF_A_YEAR_S = 15_768_000;
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * The score of a response by MDN's HTTP Observatory (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests), without the certificate, the redirection from http and the list of preloaded hosts. COOP and COEP
 * count as in its newer versions.
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
		"strict-transport-security": scoreTransport(get("Strict-Transport-Security")),
		"x-content-type-options": get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
		"x-frame-options": scoreFraming(policy, get("X-Frame-Options")),
		"subresource-integrity": scoreScripts(html ?? ""),
		"cross-origin-resource-policy": tenFor("Resource", /^same-(origin|site)$/),
		"cross-origin-opener-policy": tenFor("Opener", /^same-origin$/),
		"cross-origin-embedder-policy": tenFor("Embedder", /^(require-corp|credentialless)$/),
	};
	const points = Object.values(findings);
	const lost = points.reduce((sum, each) => sum + Math.min(each, 0), 100);
	const gained = points.reduce((sum, each) => sum + Math.max(each, 0), 0);
	return { score: lost >= MIN_FOR_EXTRA ? lost + gained : Math.max(lost, 0), findings };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
	const rules = text.split(";").map((rule) => rule.trim().split(/\s+/));
	return new Map(rules.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function scorePolicy(policy: Policy): number {
	if (policy.size === 0) return -25;
	const read = (name: string) => policy.get(name) ?? policy.get("default-src");
	const isOpen = (name: string) =>
		read(name)?.some((source) => /^('unsafe-inline'|data:|https?:|\*)$/.test(source)) ?? true;
	if (isOpen("script-src") || isOpen("object-src")) return -20;
	if ([...policy.values()].flat().some((source) => source.startsWith("http://"))) return -20;
	if (read("script-src")?.includes("'unsafe-eval'")) return -10;
	if (isOpen("style-src")) return 0;
	const isClosed = policy.get("default-src")?.join() === "'none'";
	const form = policy.get("form-action")?.join() ?? "";
	return isClosed && ["'none'", "'self'"].includes(form) ? 10 : 5;
}

function scoreFraming(policy: Policy, options: string): number {
	const ancestors = policy.get("frame-ancestors");
	if (ancestors && !ancestors.includes("*")) return 5;
	return /^(deny|sameorigin)$/i.test(options) ? 0 : -20;
}

function scoreTransport(header: string): number {
	const [, age] = /max-age=(\d+)/.exec(header) ?? [];
	if (age === undefined) return -20;
	return Number(age) >= HALF_A_YEAR_S ? 0 : -10;
}

/** Scripts by address; those of other hosts have to name their hash. */
function scoreScripts(html: string): number {
	const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
	const foreign = scripts.filter(([, address = ""]) => /^(https?:)?\/\//.test(address));
	if (foreign.some(([tag]) => !tag.includes(" integrity="))) return -5;
	return scripts.some(([tag]) => tag.includes(" integrity=")) ? 5 : 0;
}
