import { describeUnknown } from "./describe-unknown.ts";
import type { ContentFault } from "./fault.ts";
import { FIXED_PATHS } from "./fixed-paths.ts";
import type { Content } from "./types.ts";

const FILE = "content/redirects.yaml";
/** What is served without being a page. */
const SERVED =
	/^\/(?:(?:api|art|assets|cards|hooks|livez|metrics|pictures|readyz|sitemaps|visits)(?:\/|$)|(?:favicon\.ico|feed\.xml|robots\.txt|site\.webmanifest|sitemap\.xml)$|\.well-known\/)/;

/** That every old address is free and no other's, and leads to a page at once. */
export function checkRedirects(content: Content): ContentFault[] {
	const { redirects } = content;
	if (redirects.length === 0) return [];
	const paths = new Set(listPaths(content));
	const targets = new Map(redirects.map(({ from, to }) => [from, to]));
	const seen = new Set<string>();
	return redirects.flatMap(({ from, to }, at) => {
		const reasons = {
			from: describeSource(from, paths, seen),
			to: describeTarget(from, to, paths, targets),
		};
		seen.add(from);
		return (["from", "to"] as const).flatMap((field) => {
			const reason = reasons[field];
			return reason ? [{ file: FILE, field: `redirects.${at}.${field}`, reason }] : [];
		});
	});
}

function describeSource(
	from: string,
	paths: ReadonlySet<string>,
	seen: ReadonlySet<string>,
): string | null {
	if (seen.has(from)) return `${from} stands here twice`;
	if (paths.has(from))
		return `${from} is a page of this site; only an address without one can move`;
	return SERVED.test(from) ? `${from} is served by the site itself` : null;
}

function describeTarget(
	from: string,
	to: string,
	paths: ReadonlySet<string>,
	targets: ReadonlyMap<string, string>,
): string | null {
	const path = toPath(to);
	const next = targets.get(path);
	if (next !== undefined) {
		const end = follow(from, targets);
		return end === null
			? `${from} leads in a circle and never to a page`
			: `${to} has moved itself, to ${next}; lead to ${end} at once`;
	}
	// Posts may be those of a WordPress.
	const isOther = to.startsWith("https:") || path.startsWith("/blog/") || path === "/feed.xml";
	return isOther || paths.has(path) ? null : describeUnknown("page", path, paths);
}

/** Where an old address leads in the end; null where that is nowhere. */
function follow(from: string, targets: ReadonlyMap<string, string>): string | null {
	const seen = new Set<string>();
	let path = from;
	for (let to = targets.get(path); to; to = targets.get(path)) {
		if (seen.has(path)) return null;
		seen.add(path);
		path = toPath(to);
	}
	return path;
}

function listPaths({ services, cities, caseStudies, whyChooseUs, posts }: Content): string[] {
	return [
		...FIXED_PATHS,
		...services.flatMap(({ slug, subServices }) => [
			`/services/${slug}`,
			`/services/${slug}/locations`,
			...[...subServices, ...cities].map((below) => `/services/${slug}/${below.slug}`),
		]),
		...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
		...whyChooseUs.map(({ slug }) => `/why-choose-us/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...cities.flatMap((city) => [
			`/${city.slug}`,
			...city.districts.map(({ slug }) => `/${city.slug}/${slug}`),
		]),
	];
}

function toPath(target: string): string {
	return target.split("#", 1)[0] ?? target;
}
