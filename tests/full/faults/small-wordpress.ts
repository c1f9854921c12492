import { expect, onTestFinished } from "vitest";
import { type Answer, json, startContentHost } from "../../support/content-host.ts";
import type { WatchedSite } from "./watched-site.ts";

const PATH = "/blog/small-post-1";
const PATIENCE = { timeout: 30_000, interval: 100 };

/** The part of a WordPress that the site asks, with posts of so many bytes whose version can be counted up. */
export async function startSmallWordpress(count: number, bytes = 2_000) {
	let version = 1;
	const respond: Answer = (request, response) => {
		const query = new URL(request.url ?? "/", "http://host").searchParams;
		const posts = Array.from({ length: count }, (_, at) => makePost(at + 1, version, bytes));
		const slug = query.get("slug");
		const found = slug ? posts.filter((post) => post.slug === slug) : posts;
		const totals = { "X-WP-Total": String(count), "X-WP-TotalPages": "1" };
		const isVersion = query.get("orderby") === "modified";
		json(isVersion ? found.slice(0, 1) : found, totals)(request, response);
	};
	const host = await startContentHost(respond);
	onTestFinished(host.stop);
	return {
		settings: { CONTENT_API_URL: host.base, BLOG_TTL: "1s" },
		/** From now on every post is another one. */
		change: () => {
			version++;
		},
		/** Breaks all connections off; counts them. */
		fail: () => {
			const before = host.asked.length;
			host.answer((request) => void request.destroy());
			return () => host.asked.length - before;
		},
		recover: () => host.answer(respond),
		/** The list and a post are shown, as they were last. */
		expectPosts: async (site: WatchedSite, when: string) => {
			for (const address of ["/blog", PATH]) {
				const { status, html } = await site.request(address);
				expect(status, `${when}: ${address}`).toBe(200);
				expect(html, `${when}: ${address}`).toContain("Small post 1");
			}
		},
		/** Waits until the site shows the list, and the post as it is now. */
		untilShown: async (site: WatchedSite) => {
			const html = async (path: string) => (await site.request(path)).html;
			await expect.poll(() => html("/blog"), PATIENCE).toContain("Small post 1");
			await expect.poll(() => html(PATH), PATIENCE).toContain(`Words of version ${version}.`);
		},
	};
}

/** As the API gives it. */
export function makePost(number: number, version: number, bytes: number) {
	const words = `Words of version ${version}. `;
	return {
		id: number,
		slug: `small-post-${number}`,
		link: `http://cms.example/small-post-${number}/`,
		date_gmt: "2026-01-01T00:00:00",
		modified_gmt: new Date(Date.UTC(2026, 0, 1, 0, 0, version)).toISOString().slice(0, 19),
		title: { rendered: `Small post ${number}` },
		excerpt: { rendered: "<p>An excerpt.</p>" },
		content: { rendered: `<p>${words.repeat(bytes / words.length)}</p>`, protected: false },
	};
}
