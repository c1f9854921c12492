import { findService, getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Points } from "#app/sections/points.tsx";
import { Paragraphs } from "#app/sections/text-sections.tsx";
import { chooseTitleLook } from "#app/sections/title-look.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { AD_BUDGET_INPUTS } from "#app/tools/ad-budget.ts";
import { namesOf, readQuery } from "#app/tools/inputs.ts";
import { Heading } from "#app/ui/heading.tsx";
import { FormulaList } from "../tools/formula-list.tsx";
import type { Route } from "./+types/route.ts";
import { Calculator } from "./calculator.tsx";

export const handle: RouteHandle = { cache: { unbounded: namesOf(AD_BUDGET_INPUTS) } };

export function loader({ request }: Route.LoaderArgs) {
	const { adBudget, closing, updated } = getContent().pages.tools;
	const { name, description, service, ...page } = adBudget;
	const filled = readQuery(AD_BUDGET_INPUTS, new URL(request.url).searchParams);
	return {
		page,
		filled,
		imageUrl: findService(service)?.imageUrl ?? null,
		call: closing,
		meta: describePage({
			title: name,
			description,
			path: "/tools/ad-budget",
			updated,
			crumbs: [
				{ name: "Tools", to: "/tools" },
				{ name, to: "/tools/ad-budget" },
			],
			// One page with other numbers in it.
			robots: filled.isFilled ? "noindex, follow" : undefined,
		}),
	};
}

export default function AdBudgetPage({
	loaderData: { page, filled, imageUrl, call, meta },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={meta.crumbs}
				look={chooseTitleLook(page.title)}
				paper="night"
				kite={imageUrl && <HeroKite src={imageUrl} />}
			/>
			<Calculator key={Object.values(filled.typed).join("&")} filled={filled} hints={page.hints} />
			<FormulaList formulas={page.formulas} />
			<div className="wrap pb-20 lg:pb-28">
				<section className="grid gap-x-16 gap-y-5 border-accent-bright border-t-4 pt-6 lg:grid-cols-[0.8fr_1.2fr]">
					<Heading level={2}>{page.meaning.heading}</Heading>
					<Paragraphs paragraphs={page.meaning.paragraphs} />
				</section>
			</div>
			<Points points={page.leavesOut} />
			<section className="paper-marigold">
				<div className="wrap section-space grid gap-x-16 gap-y-6 lg:grid-cols-2">
					<Heading level={2} look="hero">
						{page.whenNot.heading}
					</Heading>
					<div className="text-lead lg:pt-3">
						<Paragraphs paragraphs={page.whenNot.paragraphs} />
					</div>
				</div>
			</section>
			<ClosingCall call={call} />
		</>
	);
}
