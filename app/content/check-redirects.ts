import { describeUnknown } from "./describe-unknown.ts";
import type { ContentFault } from "./fault.ts";
import { FIXED_PATHS } from "./fixed-paths.ts";
import type { Redirect } from "./schemas/redirects.ts";
import type { City, Frame } from "./types.ts";

const FILE = "content/redirects.yaml";
/** What is served without being a page. */
const SERVED =
	/^\/(?:(?:api|art|assets|cards|hooks|livez|metrics|pictures|readyz|sitemaps|visits)(?:\/|$)|(?:favicon\.ico|feed\.xml|robots\.txt|site\.webmanifest|sitemap\.xml)$|\.well-known\/)/;

type Placed = Redirect & { at: number };

/**
 * That every old address is free and no other's, and leads to a page at once. What concerns a city's districts
 * is known only when the city is read: that is told by checkCity.
 */
export class RedirectCheck {
	readonly #redirects: readonly Placed[];
	readonly #paths: ReadonlySet<string>;
	readonly #citySlugs: ReadonlySet<string>;
	readonly #ofCity: ReadonlyMap<string, readonly Placed[]>;

	constructor(frame: Frame, citySlugs: ReadonlySet<string>) {
		this.#redirects = frame.redirects.map((redirect, at) => ({ ...redirect, at }));
		this.#citySlugs = citySlugs;
		this.#paths = new Set(this.#redirects.length > 0 ? listPaths(frame, citySlugs) : []);
		this.#ofCity = this.#sortByCity();
	}

	check(): ContentFault[] {
		const firstAt = new Map<string, number>();
		for (const { from, at } of this.#redirects) if (!firstAt.has(from)) firstAt.set(from, at);
		return this.#redirects.flatMap((redirect) => {
			const { from, to, at } = redirect;
			const faults: ContentFault[] = [];
			if (firstAt.get(from) !== at) faults.push(tell(at, "from", `${from} stands here twice`));
			if (this.#paths.has(from)) faults.push(tellTaken(redirect));
			else if (SERVED.test(from))
				faults.push(tell(at, "from", `${from} is served by the site itself`));
			const next = firstAt.get(toPath(to));
			if (next !== undefined) faults.push(this.#tellNext(redirect, this.#redirects[next]));
			else if (!this.#mayBePage(to)) faults.push(tellMissing(redirect, this.#paths));
			return faults;
		});
	}

	/** What can be said of the districts' addresses once their city is known. */
	checkCity(city: Pick<City, "slug"> & { districts: readonly { slug: string }[] }): ContentFault[] {
		const paths = new Set(city.districts.map(({ slug }) => `/${city.slug}/${slug}`));
		const isNoDistrict = (path: string) =>
			readCity(path) === city.slug && path !== `/${city.slug}` && !paths.has(path);
		return (this.#ofCity.get(city.slug) ?? []).flatMap((redirect) => [
			...(paths.has(redirect.from) ? [tellTaken(redirect)] : []),
			...(isNoDistrict(toPath(redirect.to)) ? [tellMissing(redirect, paths)] : []),
		]);
	}

	#sortByCity(): Map<string, Placed[]> {
		const sorted = new Map<string, Placed[]>();
		for (const redirect of this.#redirects) {
			const cities = new Set([readCity(redirect.from), readCity(toPath(redirect.to))]);
			for (const city of cities) {
				if (!this.#citySlugs.has(city)) continue;
				sorted.set(city, [...(sorted.get(city) ?? []), redirect]);
			}
		}
		return sorted;
	}

	#tellNext({ from, to, at }: Placed, next: Placed | undefined): ContentFault {
		const end = this.#follow(from);
		if (end === null) return tell(at, "to", `${from} leads in a circle and never to a page`);
		return tell(at, "to", `${to} has moved itself, to ${next?.to}; lead to ${end} at once`);
	}

	/** Where an old address leads in the end; null where that is nowhere. */
	#follow(from: string): string | null {
		const targets = new Map(this.#redirects.map((redirect) => [redirect.from, redirect.to]));
		const seen = new Set<string>();
		let path = from;
		for (let to = targets.get(path); to; to = targets.get(path)) {
			if (seen.has(path)) return null;
			seen.add(path);
			path = toPath(to);
		}
		return path;
	}

	/** Posts may be those of a WordPress, and districts come with their city. */
	#mayBePage(to: string): boolean {
		const path = toPath(to);
		const isOther = to.startsWith("https:") || path.startsWith("/blog/") || path === "/feed.xml";
		return isOther || this.#paths.has(path) || this.#citySlugs.has(readCity(path));
	}
}

function listPaths(frame: Frame, citySlugs: ReadonlySet<string>): string[] {
	const { services, caseStudies, whyChooseUs, posts } = frame;
	return [
		...FIXED_PATHS,
		...services.flatMap(({ slug, subServices }) => [
			`/services/${slug}`,
			`/services/${slug}/locations`,
			...subServices.map((subService) => `/services/${slug}/${subService.slug}`),
			...[...citySlugs].map((city) => `/services/${slug}/${city}`),
		]),
		...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
		...whyChooseUs.map(({ slug }) => `/why-choose-us/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...[...citySlugs].map((city) => `/${city}`),
	];
}

function toPath(target: string): string {
	return target.split("#", 1)[0] ?? target;
}

function readCity(path: string): string {
	return path.split("/")[1] ?? "";
}

function tellTaken({ from, at }: Placed): ContentFault {
	return tell(at, "from", `${from} is a page of this site; only an address without one can move`);
}

function tellMissing({ to, at }: Placed, paths: ReadonlySet<string>): ContentFault {
	return tell(at, "to", describeUnknown("page", toPath(to), paths));
}

function tell(at: number, field: "from" | "to", reason: string): ContentFault {
	return { file: FILE, field: `redirects.${at}.${field}`, reason };
}
