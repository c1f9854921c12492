import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { Art } from "#app/ui/art.tsx";
import type { Route } from "./+types/route.ts";
import { Question } from "./question.tsx";
import { Story } from "./story.tsx";
import { Team } from "./team.tsx";
import { Values } from "./values.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { pages, people } = getContent();
	return {
		page: pages.about,
		team: people.filter(({ isTeamMember }) => isTeamMember),
		call: pages.services.closing,
		meta: describePage({
			...pages.about,
			path: "/about",
			type: "AboutPage",
			crumbs: [{ name: "About Us", to: "/about" }],
		}),
	};
}

export default function AboutPage({
	loaderData: { page, team, call, meta },
}: Route.ComponentProps) {
	const { teamPicture } = page;
	return (
		<>
			<PageHero title={page.title} subtitle={page.subtitle} crumbs={meta.crumbs} paper="sand" />
			<div className="paper-sand">
				<Art
					src="/art/team.svg"
					alt={teamPicture.alt}
					shape="wide"
					loading="eager"
					className="roof"
				/>
			</div>
			<Story {...page.story} caption={teamPicture.caption} />
			<Question {...page.question} />
			<Values heading={page.values.heading} values={page.values.items} />
			<Team title={page.team.title} text={page.team.text} people={team} />
			<ClosingCall call={call} />
		</>
	);
}
