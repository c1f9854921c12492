import pLimit from "p-limit";
import type { Problem, Step } from "../check-report.ts";
import { getSiteName } from "../rules/found/pages.ts";
import { parseRobots } from "../rules/robots-rules.ts";
import { CHECK_AGENT } from "../website-check-path.ts";
import { chooseLinks, choosePages } from "./choose-pages.ts";
import {
	type Asking,
	type AskOptions,
	createNothing,
	fetchAnswer,
	type Shown,
} from "./fetch-answer.ts";
import { chooseFiles } from "./list-files.ts";
import { parseDocument } from "./parse-document.ts";
import type { Answer, Certificate, Page, Visit } from "./visit.ts";

export type VisitOptions = Omit<Asking, "signal"> & {
	/** The present, in Unix ms. */
	now: number;
	onStep: (step: Step) => void;
	times?: typeof TIMES;
};

/** The time in ms of the page that was asked for, and of everything else. */
const TIMES = { page: 9_000, rest: 7_000 };
/** The most requests at once. */
const AT_ONCE = 3;
/** An address that no website has. */
const MISSING = "/no-such-page-7f3a9c";
/** The fault of an answer that robots.txt, or another host, keeps us from asking for. */
const UNASKED = "unasked";
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;
/** Faults of a certificate, as Node and OpenSSL name them. */
const CERTIFICATE =
	/^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)/;

const FAULTS: Readonly<Record<string, Problem>> = {
	ENOTFOUND: "unknown",
	private: "private",
	forbidden: "private",
	redirect: "private",
	redirects: "redirects",
	oversized: "large",
	slow: "slow",
	ETIMEDOUT: "slow",
	broken: "nonsense",
};

/**
 * Reads what a check needs of a website, within its time and as robots.txt wants. Resolves to the problem where the page that
 * was asked for cannot be read; what else is away, or takes too long, is left out.
 */
export async function visitWebsite(
	address: string,
	{ now, onStep, times = TIMES, ...how }: VisitOptions,
): Promise<Visit | { problem: Problem; status: number }> {
	onStep("page");
	const first = AbortSignal.timeout(times.page);
	const { answer, certificate } = await askForPage(address, { ...how, signal: first });
	const problem = findProblem(answer);
	if (problem) return { problem, status: answer.status };
	const home = toPage(answer);

	const isTrusted = !certificate?.fault;
	const asking = { ...how, signal: AbortSignal.timeout(times.rest) };
	const atOnce = pLimit(AT_ONCE);
	const ask = (path: string, options?: AskOptions) =>
		atOnce(() => fetchAnswer(new URL(path, home.url).href, asking, { isTrusted, ...options }));

	onStep("files");
	const siteName = getSiteName(home.url);
	const isOwn = (url: string) => getSiteName(url) === siteName;
	const robots = await ask("/robots.txt", { mayFollow: isOwn });
	const rules = parseRobots(robots);
	const mayRead = (url: string) => isOwn(url) && rules.allows(CHECK_AGENT, url);
	const askAllowed = (path: string, options?: AskOptions) => {
		const url = new URL(path, home.url).href;
		return mayRead(url)
			? ask(path, { mayFollow: mayRead, ...options })
			: createNothing(url, UNASKED);
	};
	const [sitemap, llms, markdown, missing, plain, files] = await Promise.all([
		askAllowed(rules.sitemaps.at(0) ?? "/sitemap.xml"),
		askAllowed("/llms.txt"),
		ask(home.url, { mayFollow: isOwn, accept: "text/markdown, text/html;q=0.5" }),
		askAllowed(MISSING),
		ask(toScheme("http:", home.url), { mayFollow: isOwn }),
		Promise.all(
			chooseFiles(home).map(async ({ url, kind }) => ({
				...(await askAllowed(url, { isFile: true, accept: "*/*" })),
				kind,
			})),
		),
	]);

	onStep("pages");
	const others = await Promise.all(
		choosePages(home, mayRead).map((url) => ask(url, { mayFollow: mayRead })),
	);
	const { host } = new URL(home.url);
	const pages = [home, ...others.filter((other) => isPageOf(other, host)).map(toPage)];

	onStep("links");
	const unread = others.filter((other) => !isPageOf(other, host));
	const links = await Promise.all(
		chooseLinks(pages, unread, mayRead).map(async ({ url, from }) => ({
			...(await askForLink(url, (path, options) => ask(path, { mayFollow: mayRead, ...options }))),
			from,
		})),
	);
	return {
		at: now,
		home,
		pages,
		plain,
		certificate,
		robots,
		sitemap,
		llms,
		markdown,
		missing,
		links: [...unread.map((other) => ({ ...other, text: "", from: home.url })), ...links],
		files: files.filter(({ fault }) => fault !== UNASKED),
	};
}

/**
 * Asks for the page by https, also where it was written with http, and although its certificate is not trusted; and by plain
 * http where there is no https.
 */
async function askForPage(address: string, asking: Asking) {
	const secure = toScheme("https:", address);
	const answer = await fetchAnswer(secure, asking);
	if (answer.fault && CERTIFICATE.test(answer.fault)) {
		const untrusted = await fetchAnswer(secure, asking, { isTrusted: false });
		return { answer: untrusted, certificate: toCertificate(untrusted, answer.fault) };
	}
	const hasNoHttps = /^(?:ECONNREFUSED|ECONNRESET|EPROTO|ERR_SSL_)/.test(answer.fault ?? "");
	// What answers by http may redirect to another host, which has https.
	const found = hasNoHttps ? await fetchAnswer(toScheme("http:", address), asking) : answer;
	return { answer: found, certificate: toCertificate(found, null) };
}

function toCertificate({ certificate }: Shown, fault: string | null): Certificate | null {
	return certificate && { ...certificate, fault };
}

function findProblem({ fault, status, headers }: Answer): Problem | null {
	if (fault) return FAULTS[fault] ?? (fault.startsWith("HPE_") ? "nonsense" : "unreachable");
	if (status === 401 || status === 407) return "login";
	if (status < 200 || status > 299) return "error";
	return HTML.test(headers["content-type"] ?? "text/html") ? null : "nonsense";
}

function isPageOf({ fault, status, url, headers }: Answer, host: string): boolean {
	const isHtml = HTML.test(headers["content-type"] ?? "");
	return !fault && status === 200 && isHtml && new URL(url).host === host;
}

function toPage(answer: Answer): Page {
	return { ...answer, document: parseDocument(answer.text) };
}

/** Asks for the head of an address, or as a whole where that is an error: some servers know no HEAD, and say so by any status. */
async function askForLink(
	url: string,
	ask: (path: string, options?: AskOptions) => Promise<Answer>,
): Promise<Answer> {
	const answer = await ask(url, { method: "HEAD" });
	return answer.status >= 400 ? ask(url, { isFile: true }) : answer;
}

/** Returns an address with another scheme, on its own port. */
function toScheme(scheme: "http:" | "https:", url: string): string {
	const other = new URL(url);
	other.protocol = scheme;
	return other.href;
}
