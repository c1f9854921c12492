import type { ReactNode } from "react";
import { Heading } from "#app/ui/heading.tsx";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

type PageHeroProps = {
	title: string;
	subtitle: string;
	crumbs: readonly Crumb[];
	/** A drawing to the right on wide screens, above the title's end on small ones. */
	picture?: ReactNode;
	children?: ReactNode;
};

export function PageHero({ title, subtitle, crumbs, picture, children }: PageHeroProps) {
	return (
		<section className="wrap pt-6 pb-14 lg:pb-20">
			<Breadcrumbs crumbs={crumbs} />
			<div className="mt-8 grid items-center gap-x-14 gap-y-8 md:grid-cols-[1fr_auto] lg:mt-12">
				<div className="max-w-[52rem]">
					<Heading level={1} look="display">
						{title}
					</Heading>
					<p className="mt-6 max-w-text text-ink-soft text-lead">{subtitle}</p>
					{children}
				</div>
				{picture}
			</div>
		</section>
	);
}
