import { getContent } from "#app/content/content.server.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Points } from "#app/sections/points.tsx";
import { TextSections } from "#app/sections/text-sections.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { OtherReasons } from "./other-reasons.tsx";

export function loader({ params }: Route.LoaderArgs) {
	const { whyChooseUs, pages } = getContent();
	const page = whyChooseUs.find(({ slug }) => slug === params.reason);
	if (!page) throw notFound();
	const others = whyChooseUs.filter(({ slug }) => slug !== page.slug);
	return {
		page,
		others: others.map(({ slug, title, card }) => ({
			title,
			text: card,
			to: `/why-choose-us/${slug}`,
		})),
		call: pages.services.closing,
		meta: describePage({ ...page, path: `/why-choose-us/${page.slug}` }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function WhyChooseUsPage({
	loaderData: { page, others, call },
}: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={[{ name: page.title, to: `/why-choose-us/${page.slug}` }]}
			/>
			<TextSections sections={page.sections} />
			<Points points={page.practices} />
			<OtherReasons reasons={others} />
			<ClosingCall call={call} />
		</>
	);
}
