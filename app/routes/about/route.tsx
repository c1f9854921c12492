import { getContent } from "#app/content/content.server.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Paragraphs } from "#app/sections/text-sections.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "./+types/route.ts";
import { Team } from "./team.tsx";
import { Values } from "./values.tsx";

export function loader() {
	const { pages, people } = getContent();
	return {
		page: pages.about,
		team: people.filter(({ isTeamMember }) => isTeamMember),
		call: pages.services.closing,
		meta: describePage({ ...pages.about, path: "/about" }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function AboutPage({ loaderData: { page, team, call } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={[{ name: "About Us", to: "/about" }]}
			/>
			<figure className="wrap">
				<Art
					src="/art/team.svg"
					alt={page.teamPicture.alt}
					shape="wide"
					isEager
					className="aspect-4/3 w-full object-cover sm:aspect-12/7"
				/>
				<figcaption className="mt-3 text-fine text-ink-soft">{page.teamPicture.caption}</figcaption>
			</figure>
			<section className="wrap section-space grid gap-x-16 gap-y-6 lg:grid-cols-[0.8fr_1.2fr]">
				<Heading level={2} look="display">
					{page.story.heading}
				</Heading>
				<Paragraphs paragraphs={page.story.paragraphs} />
			</section>
			<Values heading={page.values.heading} values={page.values.items} />
			<Team title={page.team.title} text={page.team.text} people={team} />
			<ClosingCall call={call} />
		</>
	);
}
