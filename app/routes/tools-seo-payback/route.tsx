import { findService, getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { HeroKite } from "#app/sections/hero-kite.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Paragraphs } from "#app/sections/text-sections.tsx";
import { chooseTitleLook } from "#app/sections/title-look.ts";
import { describePage } from "#app/seo/page-meta.server.ts";
import { namesOf, readQuery } from "#app/tools/inputs.ts";
import { SEO_PAYBACK_INPUTS } from "#app/tools/seo-payback.ts";
import { Heading } from "#app/ui/heading.tsx";
import { FormulaList } from "../tools/formula-list.tsx";
import type { Route } from "./+types/route.ts";
import { Calculator } from "./calculator.tsx";
import { Limits } from "./limits.tsx";

export const handle: RouteHandle = { cache: { unbounded: namesOf(SEO_PAYBACK_INPUTS) } };

export function loader({ request }: Route.LoaderArgs) {
	const { seoPayback, closing, updated } = getContent().pages.tools;
	const { name, description, service, ...page } = seoPayback;
	const filled = readQuery(SEO_PAYBACK_INPUTS, new URL(request.url).searchParams);
	return {
		page,
		filled,
		imageUrl: findService(service)?.imageUrl ?? null,
		call: closing,
		meta: describePage({
			title: name,
			description,
			path: "/tools/seo-payback",
			updated,
			crumbs: [
				{ name: "Tools", to: "/tools" },
				{ name, to: "/tools/seo-payback" },
			],
			// One page with other numbers in it.
			robots: filled.isFilled ? "noindex, follow" : undefined,
		}),
	};
}

export default function SeoPaybackPage({
	loaderData: { page, filled, imageUrl, call, meta },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={meta.crumbs}
				look={chooseTitleLook(page.title)}
				paper="aqua"
				isKiteFirst
				kite={imageUrl && <HeroKite src={imageUrl} />}
			/>
			<Calculator key={Object.values(filled.typed).join("&")} filled={filled} page={page} />
			<section className="paper-teal">
				<div className="wrap section-space">
					<Heading level={2} look="display">
						{page.meaning.heading}
					</Heading>
					<div className="news-columns mt-8 border-t-0 text-lead">
						<Paragraphs paragraphs={page.meaning.paragraphs} />
					</div>
				</div>
			</section>
			<FormulaList formulas={page.formulas} />
			<Limits leavesOut={page.leavesOut} whenNot={page.whenNot} />
			<ClosingCall call={call} />
		</>
	);
}
