import type { Content } from "#app/content/types.ts";
import { toStorePath } from "#app/enquiries/sqlite-store.ts";
import type { Env } from "#app/env.ts";

type Started = { env: Env; content: Content; enquiryCount: number; port: number };

/** What the site uses, in plain lines, for whoever started it. */
export function describeStart({ env, content, enquiryCount, port }: Started): string {
	const named = env.HOST === "127.0.0.1" ? "localhost" : env.HOST;
	const host = named.includes(":") ? `[${named}]` : named;
	const districts = content.cities.reduce((sum, city) => sum + city.districts.length, 0);
	const lines = [
		[
			"content",
			`${content.cities.length} cities, ${districts} districts, ${content.services.length} services`,
		],
		["blog", describeBlog(env, content)],
		["store", describeStore(env, enquiryCount)],
		["e-mail", describeUnused(env.SMTP_URL, "SMTP_URL")],
		["webhook", describeUnused(env.WEBHOOK_URL, "WEBHOOK_URL")],
	];
	return [
		`${content.site.name} is at http://${host}:${port}`,
		...lines.map(([what, how]) => `  ${what?.padEnd(9)}${how}`),
	].join("\n");
}

function describeBlog(env: Env, content: Content): string {
	const posts = `${content.posts.length} embedded posts`;
	return env.CONTENT_API_URL
		? `${posts}; CONTENT_API_URL is set, but this version does not read it yet`
		: `${posts}; the content API address (CONTENT_API_URL) is not defined`;
}

function describeStore(env: Env, enquiryCount: number): string {
	const store = `SQLite in ${toStorePath(env.DATA_DIR)}, ${enquiryCount} enquiries so far`;
	return env.DATABASE_URL
		? `${store}; DATABASE_URL is set, but this version does not use it yet`
		: store;
}

function describeUnused(setting: string | undefined, name: string): string {
	return setting
		? `${name} is set, but this version sends nothing yet: enquiries are stored only`
		: "not configured: enquiries are stored, nobody is notified";
}
