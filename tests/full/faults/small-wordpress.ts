import { type Answer, json, startContentHost } from "../../support/content-host.ts";

export type SmallWordpress = Awaited<ReturnType<typeof startSmallWordpress>>;

/** The part of a WordPress that the site asks, with posts of so many bytes whose version can be counted up. */
export async function startSmallWordpress(count: number, bytes = 2_000) {
	let version = 1;
	const makePosts = () =>
		Array.from({ length: count }, (_, at) => makePost(at + 1, version, bytes));
	const answer: Answer = (request, response) => {
		const query = new URL(request.url ?? "/", "http://host").searchParams;
		const posts = makePosts();
		const slug = query.get("slug");
		const found = slug ? posts.filter((post) => post.slug === slug) : posts;
		const totals = { "X-WP-Total": String(count), "X-WP-TotalPages": "1" };
		const isVersion = query.get("orderby") === "modified";
		json(isVersion ? found.slice(0, 1) : found, totals)(request, response);
	};
	const host = await startContentHost(answer);
	return {
		base: host.base,
		path: "/blog/small-post-1",
		/** From now on every post is another one. */
		change: () => {
			version++;
		},
		isHealthy: (healthy: boolean, instead: Answer = () => {}) =>
			host.answer(healthy ? answer : instead),
		stop: host.stop,
	};
}

function makePost(number: number, version: number, bytes: number) {
	const time = new Date(Date.UTC(2026, 0, 1, 0, 0, version)).toISOString().slice(0, 19);
	const words = `Words of version ${version}. `;
	return {
		id: number,
		slug: `small-post-${number}`,
		link: `http://cms.example/small-post-${number}/`,
		date_gmt: "2026-01-01T00:00:00",
		modified_gmt: time,
		title: { rendered: `Small post ${number}` },
		excerpt: { rendered: "<p>An excerpt.</p>" },
		content: {
			rendered: `<p>${words.repeat(Math.ceil(bytes / words.length))}</p>`,
			protected: false,
		},
	};
}
