import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import type { Route } from "./+types/route.ts";
import { OtherReasons } from "./other-reasons.tsx";
import { Practices } from "./practices.tsx";
import { ReasonKite } from "./reason-kite.tsx";
import { chooseReasonLook } from "./reason-look.ts";
import { Reasoning } from "./reasoning.tsx";

export const handle: RouteHandle = { cache: {} };

export function loader({ params }: Route.LoaderArgs) {
	const { whyChooseUs, pages } = getContent();
	const page = whyChooseUs.find(({ slug }) => slug === params.reason);
	if (!page) throw notFound();
	const path = `/why-choose-us/${page.slug}`;
	const others = whyChooseUs.filter(({ slug }) => slug !== page.slug);
	return {
		page,
		others: others.map(({ slug, title, card, order }) => ({
			title,
			order,
			text: card,
			to: `/why-choose-us/${slug}`,
		})),
		call: pages.services.closing,
		meta: describePage({
			...page,
			path,
			crumbs: [{ name: page.title, to: path }],
		}),
	};
}

export default function WhyChooseUsPage({
	loaderData: { page, others, call, meta },
}: Route.ComponentProps) {
	const { strong, pale, kite } = chooseReasonLook(page.order);
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={meta.crumbs}
				paper={strong}
				kite={<ReasonKite turn={kite} />}
			/>
			<Reasoning sections={page.sections} />
			<Practices practices={page.practices} paper={pale} />
			<OtherReasons reasons={others} />
			<ClosingCall call={call} />
		</>
	);
}
