import { findService, getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";
import type { Route } from "./+types/route.ts";
import { listTools } from "./list-tools.server.ts";

export const handle: RouteHandle = { cache: {} };

export function loader() {
	const { adBudget, seoPayback, title, subtitle, description, closing, updated } =
		getContent().pages.tools;
	const services = [adBudget.service, seoPayback.service];
	return {
		title,
		subtitle,
		call: closing,
		tools: listTools().map((tool, index) => ({
			...tool,
			imageUrl: findService(services[index])?.imageUrl ?? null,
		})),
		meta: describePage({
			title: "Marketing calculators",
			description,
			path: "/tools",
			updated,
			crumbs: [{ name: "Tools", to: "/tools" }],
			type: "CollectionPage",
		}),
	};
}

export default function ToolsPage({ loaderData }: Route.ComponentProps) {
	const { title, subtitle, tools, call, meta } = loaderData;
	return (
		<>
			<PageHero title={title} subtitle={subtitle} crumbs={meta.crumbs} paper="sand" look="hero" />
			<ul>
				{tools.map(({ name, text, to, imageUrl }, index) => (
					<li
						key={to}
						className={`group relative overflow-clip ${PAPERS[LOOKS[index] ?? "cotton"]}`}
					>
						<div className="wrap grid items-end gap-x-10 md:grid-cols-[1fr_auto]">
							<div className="py-12 lg:py-24">
								<Heading level={2} look="hero">
									<Link to={to} className="after:absolute after:inset-0">
										{name}
									</Link>
								</Heading>
								<p className="mt-5 max-w-text text-lead">{text}</p>
								<Icon
									name="arrow"
									className="mt-6 size-9 text-accent transition-transform group-hover:translate-x-2"
								/>
							</div>
							{imageUrl && (
								<div className="hero-kite max-md:hidden">
									<Art src={imageUrl} alt="" shape="kite" className="w-full sway" />
								</div>
							)}
						</div>
					</li>
				))}
			</ul>
			<ClosingCall call={call} />
		</>
	);
}

/** As the pages of these tools open. */
const LOOKS: readonly Paper[] = ["night", "aqua"];
