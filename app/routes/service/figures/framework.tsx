import type { ComponentType } from "react";
import type { ServiceKey } from "#app/content/schemas/service.ts";
import { SERVICE_THEMES } from "#app/sections/section-themes.ts";
import { SectionHead } from "#app/sections/text-blocks.tsx";
import { Band } from "#app/ui/band.tsx";
import type { FigureProps } from "./figure.tsx";
import { EmailSequence, SocialLoop } from "./line-figures.tsx";
import { PaidAuction } from "./paid-auction.tsx";
import { ContentFunnel, SeoLadder, WebLayers } from "./stacked-figures.tsx";
import { UiUxGrid } from "./ui-ux-grid.tsx";

const FIGURES: Record<ServiceKey, ComponentType<FigureProps>> = {
	seo: SeoLadder,
	contentMarketing: ContentFunnel,
	socialMediaMarketing: SocialLoop,
	paidAdvertising: PaidAuction,
	emailMarketing: EmailSequence,
	webDevelopment: WebLayers,
	uiUxDesign: UiUxGrid,
};

/** How we think about a service, in the four parts of a figure of its own. */
export function Framework({ serviceKey, framework }: FigureProps & { serviceKey: ServiceKey }) {
	const ServiceFigure = FIGURES[serviceKey];
	return (
		<Band theme={SERVICE_THEMES[serviceKey]}>
			<div className="break-inside-avoid">
				<SectionHead
					heading={framework.heading}
					intro={framework.intro}
					className="mb-10 items-end gap-x-12 gap-y-5 lg:mb-16 lg:grid-cols-[1.5fr_1fr]"
					introClassName="max-w-text text-lead"
				/>
				<ServiceFigure framework={framework} />
			</div>
		</Band>
	);
}
