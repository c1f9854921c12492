import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/crumbs.ts";
import { Heading } from "#app/ui/heading.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

type PageHeroProps = {
	title: string;
	subtitle: string;
	crumbs: readonly Crumb[];
	paper?: Paper;
	/** A short title may be set as large as the home page's. */
	look?: "hero" | "display";
	/** A kite, whose line runs out of the band at its foot; to the right on wide screens, below on small ones. */
	kite?: ReactNode;
	/** The kite flies before the title on wide screens. */
	isKiteFirst?: boolean;
	/** Something else of use beside the title. */
	aside?: ReactNode;
	children?: ReactNode;
};

/** The page's opening on a paper of its own. */
export function PageHero({
	title,
	subtitle,
	crumbs,
	paper = "cotton",
	look = "display",
	kite,
	isKiteFirst = false,
	aside,
	children,
}: PageHeroProps) {
	return (
		<section className={`overflow-clip ${PAPERS[paper]}`}>
			<div className="wrap pt-5">
				<Breadcrumbs crumbs={crumbs} />
				<div
					className={`grid gap-x-10 lg:gap-x-16 ${isKiteFirst ? "md:grid-cols-[auto_1fr]" : "md:grid-cols-[1fr_auto]"}`}
				>
					<div className="self-center pt-8 pb-12 lg:pt-10 lg:pb-20">
						<div className="max-w-[54rem]">
							<Heading level={1} look={look}>
								{title}
							</Heading>
						</div>
						<p className="mt-6 max-w-text text-ink-soft text-lead">{subtitle}</p>
						{children}
					</div>
					{kite && <div className={`hero-kite ${isKiteFirst ? "md:order-first" : ""}`}>{kite}</div>}
					{aside && <div className="self-end pb-12 lg:pb-20">{aside}</div>}
				</div>
			</div>
		</section>
	);
}
