import { loadContent } from "#app/content/load.ts";
import { drawCaseChart } from "./case-chart.ts";
import { drawCity, drawDistrict } from "./city-kites.ts";
import { drawFavicon, drawIcon, drawMark, ICONS } from "./mark.ts";
import { drawPortrait, drawTeam } from "./portrait.ts";
import { drawPostCover } from "./post-cover.ts";
import { drawHero, drawNotFound } from "./scene.ts";
import { drawService } from "./service-kites.ts";

const COVERS_A_SERVICE = 40;

/** Every drawing of the shipped content, and some of content that may come, by a name for the test's report. */
export function drawAll(title?: string): Map<string, string> {
	const { site, cities, services, people, caseStudies, posts } = loadContent(process.cwd());
	const drawings = new Map<string, string>();
	for (const city of cities) {
		drawings.set(city.slug, drawCity(city.slug, title ?? city.name));
		for (const { slug, name } of city.districts) {
			drawings.set(`${city.slug}/${slug}`, drawDistrict(city.slug, slug, title ?? name));
		}
	}
	for (const city of ["indore", "kochi", "constructor"]) {
		drawings.set(city, drawCity(city, title ?? city));
		drawings.set(`${city}/a`, drawDistrict(city, "a", title ?? "A"));
	}
	for (const { key, name } of services) {
		drawings.set(key, drawService(key, title ?? name));
		for (let post = 0; post < COVERS_A_SERVICE; post++) {
			drawings.set(`${key}/post-${post}`, drawPostCover(`post-${post}`, key, title ?? "A post"));
		}
	}
	for (const post of posts) {
		const service = services.find(({ slug }) => slug === post.service);
		if (!service) continue;
		drawings.set(post.slug, drawPostCover(post.slug, service.key, title ?? post.title));
	}
	for (const person of [...people.map(({ slug }) => slug), "someone-new", "someone-else"]) {
		drawings.set(person, drawPortrait(person, title ?? person));
	}
	for (const caseStudy of caseStudies) {
		for (const order of [1, 2, 3]) {
			const svg = drawCaseChart(title ?? caseStudy.title, caseStudy.measures, order);
			drawings.set(`${caseStudy.slug} ${order}`, svg);
		}
	}
	drawings.set("team", drawTeam(people.map(({ slug }) => slug)));
	drawings.set("hero", drawHero());
	drawings.set("not found", drawNotFound());
	drawings.set("mark", drawMark(title ?? site.name));
	drawings.set("favicon", drawFavicon(title ?? site.name));
	for (const [name, { purpose }] of Object.entries(ICONS)) {
		drawings.set(`icon ${name}`, drawIcon(title ?? site.name, purpose));
	}
	return drawings;
}
