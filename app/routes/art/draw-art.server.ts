import { drawCaseChart } from "#app/art/case-chart.ts";
import { drawCity, drawDistrict } from "#app/art/city-kites.ts";
import { drawFavicon, drawMark } from "#app/art/mark.ts";
import { drawPortrait, drawTeam } from "#app/art/portrait.ts";
import { drawPostCover } from "#app/art/post-cover.ts";
import { drawHero, drawNotFound } from "#app/art/scene.ts";
import { drawService } from "#app/art/service-kites.ts";
import { findCity, findDistrict, findService, getContent } from "#app/content/content.server.ts";

/** Draws the picture at an address below /art, for instance city/mumbai.svg; null where there is none. */
export function drawArt(path: string[]): string | null {
	if (!path.at(-1)?.endsWith(".svg")) return null;
	const [kind = "", ...slugs] = path.map((part) => part.replace(/\.svg$/, ""));
	const draw = Object.hasOwn(DRAWINGS, kind) ? DRAWINGS[kind] : undefined;
	return draw && draw.length === slugs.length ? draw(...slugs) : null;
}

/** Takes as many slugs as its address has; a drawing of one thing only takes none. */
type Draw = (...slugs: string[]) => string | null;

const DRAWINGS: Record<string, Draw> = {
	mark: () => drawMark(getContent().site.name),
	favicon: () => drawFavicon(getContent().site.name),
	hero: () => drawHero(),
	"not-found": () => drawNotFound(),
	team: () =>
		drawTeam(
			getContent()
				.people.filter(({ isTeamMember }) => isTeamMember)
				.map(({ slug }) => slug),
		),
	city: (slug: string) => {
		const city = findCity(slug);
		return city ? drawCity(city.slug, city.name) : null;
	},
	district: (slug: string, subSlug: string) => {
		const city = findCity(slug);
		const district = findDistrict(city, subSlug);
		return city && district ? drawDistrict(city.slug, district.slug, district.name) : null;
	},
	service: (slug: string) => {
		const service = findService(slug);
		return service ? drawService(service.key, service.name) : null;
	},
	"case-study": (slug: string) => {
		const caseStudy = getContent().caseStudies.find((found) => found.slug === slug);
		return caseStudy ? drawCaseChart(caseStudy.title, caseStudy.measures) : null;
	},
	person: (slug: string) => {
		const person = getContent().people.find((found) => found.slug === slug);
		return person ? drawPortrait(person.slug, person.name) : null;
	},
	/** For posts of elsewhere that have no picture. */
	cover: (serviceSlug: string, key: string) => {
		const service = findService(serviceSlug);
		return service && /^[0-9a-f]{8}$/.test(key) ? drawPostCover(key, service.key, "") : null;
	},
	post: (slug: string) => {
		const post = getContent().posts.find((found) => found.slug === slug);
		const service = findService(post?.service);
		return post && service ? drawPostCover(post.slug, service.key, post.title) : null;
	},
};
