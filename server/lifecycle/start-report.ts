import { isDemonstration, type SiteContent } from "#app/content/content.server.ts";
import { listSamples } from "#app/content/list-samples.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { LaidOver } from "#app/editing/merge/lay-over.ts";
import { listProblems } from "#app/editing/merge/list-problems.ts";
import type { OpenedStore } from "#app/enquiries/open-store-at-start.ts";
import type { Env } from "#app/platform/env.server.ts";
import { parseImapUrl } from "#app/platform/imap-url.ts";

type Started = {
	env: Env;
	content: SiteContent;
	store: OpenedStore;
	/** What was published at the desk. */
	laid: Pick<LaidOver, "files">;
	metricsPort: number | null;
	/** The e-mail addresses of those who may sign in to the desk; null where the store does not say. */
	people: readonly string[] | null;
};

const NOT_NOTIFIED = "not configured: enquiries are stored, nobody is notified";

/** Formats what the site uses, in plain lines, without secrets. */
export function formatStartReport({
	env,
	content,
	store,
	laid,
	metricsPort,
	people,
}: Started): string {
	const { cities, services, site } = content;
	const host = env.HOST === "127.0.0.1" ? "localhost" : env.HOST;
	const districts = cities.reduce((sum, city) => sum + city.districts.length, 0);
	const lines = [
		["content", `${cities.length} cities, ${districts} districts, ${services.length} services`],
		["blog", formatBlog(env, content)],
		["store", formatStore(store)],
		["e-mail", formatEmail(env, site)],
		["webhook", formatWebhook(env)],
	];
	const replies = formatReplies(env);
	if (replies) lines.push(["replies", replies]);
	const desk = formatDesk(env, people);
	if (desk) lines.push(["desk", desk]);
	if (people) lines.push(...listUnknownAssignees(content, people).map((line) => ["", line]));
	if (laid.files.size > 0) lines.push(["website", formatLaid(laid)]);
	lines.push(...listProblems(laid).map((line) => ["", line]));
	const samples = isDemonstration() ? listSamples(content) : [];
	if (samples.length > 0)
		lines.push(["samples", `${samples.length} left, so every page is kept from search engines:`]);
	lines.push(...samples.map((sample) => ["", sample]));
	if (metricsPort !== null)
		lines.push(["metrics", `http://${formatHost(env.METRICS_HOST)}:${metricsPort}/metrics`]);
	return [
		`${site.name} is at http://${formatHost(host)}:${env.PORT}`,
		...lines.map(([what, how]) => `  ${what?.padEnd(9)}${how}`),
	].join("\n");
}

/** Puts an IPv6 address in brackets, as a URL requires. */
const formatHost = (host: string) => (host.includes(":") ? `[${host}]` : host);

function formatBlog({ CONTENT_API_URL, BLOG_TTL, CONTENT_HOOK_SECRET }: Env, content: SiteContent) {
	if (!CONTENT_API_URL)
		return `${content.posts.length} embedded posts; the content API address (CONTENT_API_URL) is not defined`;
	const hook = CONTENT_HOOK_SECRET ? ", at once when it says so" : "";
	return `posts of ${new URL(CONTENT_API_URL).host}, looked at every ${BLOG_TTL / 1000} s${hook}`;
}

function formatStore(store: OpenedStore): string {
	if (store.isAvailable) return `${store.description}, ${store.enquiryCount} enquiries so far`;
	const what =
		store.kind === "PostgreSQL"
			? "PostgreSQL (DATABASE_URL) does not answer"
			: "SQLite in the data folder cannot be used";
	return `${what} (${store.reason}); pages are served, and the form keeps its words until it is there again`;
}

function formatDesk({ DESK, SITE_URL }: Env, people: Started["people"]): string | null {
	if (!DESK) return "off (DESK)";
	if (people === null) return null;
	if (people.length === 0)
		return 'nobody is invited yet: npm run staff -- invite "NAME" EMAIL --owner';
	return `${SITE_URL}/desk, ${people.length} ${people.length === 1 ? "person" : "people"}`;
}

/** Lists the rules that give new enquiries to nobody, as who is named there cannot sign in. */
function listUnknownAssignees({ desk }: SiteContent, people: readonly string[]): string[] {
	return (desk.assign ?? []).flatMap(({ to }, index) =>
		people.includes(to)
			? []
			: `desk.yaml: assign.${index}.to: ${to} may not sign in to the desk; new enquiries of this rule have no owner`,
	);
}

function formatLaid({ files }: Pick<LaidOver, "files">): string {
	const states = [...files.values()].map(({ state }) => state);
	const shown = states.filter((state) => state !== "obsolete" && state !== "set-aside").length;
	return `${shown} ${shown === 1 ? "file" : "files"} as published at the desk`;
}

function formatEmail({ SMTP_URL, ENQUIRY_TO, ENQUIRY_ACKNOWLEDGE }: Env, site: Site): string {
	if (!SMTP_URL) return NOT_NOTIFIED;
	const to = `each enquiry to ${ENQUIRY_TO ?? site.email} by ${new URL(SMTP_URL).host}`;
	return ENQUIRY_ACKNOWLEDGE ? `${to}, and an acknowledgement to the visitor` : to;
}

function formatWebhook({ WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_FORMAT }: Env): string {
	if (!WEBHOOK_URL) return NOT_NOTIFIED;
	const to = `each enquiry to ${new URL(WEBHOOK_URL).host}`;
	const how = [WEBHOOK_FORMAT !== "json" && `for ${WEBHOOK_FORMAT}`, WEBHOOK_SECRET && "signed"];
	return [to, ...how].filter(Boolean).join(", ");
}

function formatReplies({ IMAP_URL }: Env): string | null {
	const address = IMAP_URL ? parseImapUrl(IMAP_URL) : null;
	return address && `read from ${address.path} at ${address.host}`;
}
