import type { SiteContent } from "#app/content/content.server.ts";
import type { Site } from "#app/content/schemas/site.ts";
import type { Env } from "#app/env.ts";
import type { StartedStore } from "./open-for-start.ts";

type Started = { env: Env; content: SiteContent; store: StartedStore; metricsPort: number | null };

/** What the site uses, in plain lines, for whoever started it. */
export function describeStart({ env, content, store, metricsPort }: Started): string {
	const named = env.HOST === "127.0.0.1" ? "localhost" : env.HOST;
	const host = bracket(named);
	const districts = content.cities.reduce((sum, city) => sum + city.districts.length, 0);
	const lines = [
		[
			"content",
			`${content.cities.length} cities, ${districts} districts, ${content.services.length} services`,
		],
		["blog", describeBlog(env, content)],
		["store", describeStore(store)],
		["e-mail", describeEmail(env, content.site)],
		["webhook", describeWebhook(env)],
		...(metricsPort === null
			? []
			: [["metrics", `http://${bracket(env.METRICS_HOST)}:${metricsPort}/metrics`]]),
	];
	return [
		`${content.site.name} is at http://${host}:${env.PORT}`,
		...lines.map(([what, how]) => `  ${what?.padEnd(9)}${how}`),
	].join("\n");
}

const bracket = (host: string) => (host.includes(":") ? `[${host}]` : host);

function describeBlog(
	{ CONTENT_API_URL, BLOG_TTL, CONTENT_HOOK_SECRET }: Env,
	content: SiteContent,
) {
	if (!CONTENT_API_URL)
		return `${content.posts.length} embedded posts; the content API address (CONTENT_API_URL) is not defined`;
	const { host } = new URL(CONTENT_API_URL);
	const hook = CONTENT_HOOK_SECRET ? ", at once when it says so" : "";
	return `posts of ${host}, looked at every ${BLOG_TTL / 1000} s${hook}`;
}

function describeStore(store: StartedStore): string {
	if (!store.isAway) return `${store.description}, ${store.enquiryCount} enquiries so far`;
	const what =
		store.kind === "PostgreSQL"
			? "PostgreSQL (DATABASE_URL) does not answer"
			: "SQLite in the data folder cannot be used";
	return `${what} (${store.reason}); pages are served, and the form keeps its words until it is there again`;
}

function describeEmail({ SMTP_URL, ENQUIRY_TO, ENQUIRY_ACKNOWLEDGE }: Env, site: Site): string {
	if (!SMTP_URL) return NOBODY_TOLD;
	const to = `each enquiry to ${ENQUIRY_TO ?? site.email} by ${new URL(SMTP_URL).host}`;
	return ENQUIRY_ACKNOWLEDGE ? `${to}, and an acknowledgement to the visitor` : to;
}

function describeWebhook({ WEBHOOK_URL }: Env): string {
	return WEBHOOK_URL ? `each enquiry to ${new URL(WEBHOOK_URL).host}, signed` : NOBODY_TOLD;
}

const NOBODY_TOLD = "not configured: enquiries are stored, nobody is notified";
