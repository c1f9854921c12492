import { type MetaDescriptor, useLoaderData } from "react-router";
import { findCity, getContent } from "#app/content/content.server.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Controls } from "./controls.tsx";
import { Drawings } from "./drawings.tsx";
import { Measures } from "./measures.tsx";
import { Papers } from "./papers.tsx";
import { Pieces } from "./pieces.tsx";
import stylesheet from "./styleguide.css?url";

/** What there is to see and to build with. Only the development server knows this page (app/routes.ts). */
export function loader() {
	const { cities, services, people, posts, caseStudies } = getContent();
	return {
		kites: [
			...cities.map(({ slug }) => `/art/city/${slug}.svg`),
			...services.map(({ slug }) => `/art/service/${slug}.svg`),
			...cities.flatMap(
				(city) => findCity(city.slug)?.districts.map(({ imageUrl }) => imageUrl) ?? [],
			),
		],
		covers: posts.map(({ slug }) => `/art/post/${slug}.svg`),
		charts: caseStudies.map(({ slug }) => `/art/case-study/${slug}.svg`),
		people: people.map(({ slug }) => `/art/person/${slug}.svg`),
		scenes: ["/art/hero.svg", "/art/not-found.svg", "/art/team.svg", "/art/mark.svg"],
	};
}

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = (): MetaDescriptor[] => [
	{ title: "Styleguide" },
	{ name: "robots", content: "noindex" },
];

export default function StyleguidePage() {
	const drawings = useLoaderData<typeof loader>();
	return (
		<div className="wrap section-space">
			<Heading level={1} look="hero">
				Styleguide
			</Heading>
			<Papers />
			<Measures />
			<Controls />
			<Pieces portrait={drawings.people[0] ?? null} />
			<Drawings {...drawings} />
		</div>
	);
}
