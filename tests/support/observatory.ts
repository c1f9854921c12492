/**
 * The score of an answer by MDN's HTTP Observatory (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js and
 * src/analyzer/tests), as far as an answer alone tells it: without the certificate, the redirection from http and the
 * list of preloaded hosts. COOP and COEP count as in its newer versions.
 */
type Finding = [what: string, points: number];

const BASE = 100;
/** Below it nothing good is counted. */
const LEAST_FOR_EXTRA = 90;
const HALF_A_YEAR_S = 15_768_000;
const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

export function scoreAnswer(headers: Headers, html: string | null) {
	const policy = readPolicy(headers.get("Content-Security-Policy") ?? "");
	const findings: Finding[] = [
		["content-security-policy", judgePolicy(policy)],
		["cookies", headers.has("Set-Cookie") ? -20 : 0],
		["cors", headers.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0],
		["referrer-policy", PRIVATE.includes(headers.get("Referrer-Policy") ?? "") ? 5 : -5],
		["strict-transport-security", judgeTransport(headers.get("Strict-Transport-Security"))],
		["x-content-type-options", headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5],
		["x-frame-options", judgeFraming(policy, headers.get("X-Frame-Options"))],
		["subresource-integrity", judgeScripts(html)],
		["cross-origin-resource-policy", tenFor(headers, "Resource", ["same-origin", "same-site"])],
		["cross-origin-opener-policy", tenFor(headers, "Opener", ["same-origin"])],
		[
			"cross-origin-embedder-policy",
			tenFor(headers, "Embedder", ["require-corp", "credentialless"]),
		],
	];
	const lost = findings.reduce((sum, [, points]) => sum + Math.min(points, 0), BASE);
	const gained = findings.reduce((sum, [, points]) => sum + Math.max(points, 0), 0);
	const score = lost >= LEAST_FOR_EXTRA ? lost + gained : Math.max(lost, 0);
	return { score, findings: Object.fromEntries(findings) };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
	const rules = text.split(";").map((rule) => rule.trim().split(/\s+/));
	return new Map(rules.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function judgePolicy(policy: Policy): number {
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

function judgeFraming(policy: Policy, options: string | null): number {
	const ancestors = policy.get("frame-ancestors");
	if (ancestors && !ancestors.includes("*")) return 5;
	return /^(deny|sameorigin)$/i.test(options ?? "") ? 0 : -20;
}

function judgeTransport(header: string | null): number {
	const [, age] = /max-age=(\d+)/.exec(header ?? "") ?? [];
	if (age === undefined) return -20;
	return Number(age) >= HALF_A_YEAR_S ? 0 : -10;
}

/** Scripts by address; those of other hosts have to name their hash. */
function judgeScripts(html: string | null): number {
	const scripts = [...(html ?? "").matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
	const foreign = scripts.filter(([, address = ""]) => /^(https?:)?\/\//.test(address));
	if (foreign.some(([tag]) => !tag.includes(" integrity="))) return -5;
	return scripts.some(([tag]) => tag.includes(" integrity=")) ? 5 : 0;
}

function tenFor(headers: Headers, kind: string, wanted: readonly string[]): number {
	return wanted.includes(headers.get(`Cross-Origin-${kind}-Policy`) ?? "") ? 10 : 0;
}
