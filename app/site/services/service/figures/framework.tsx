import type { ComponentType } from "react";
import type { ServiceKey } from "#app/content/schemas/service.ts";
import { SERVICE_THEMES } from "#app/design/sections/subject-themes.ts";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { FigureProps } from "./drawing.tsx";
import { EmailSequence, SocialLoop } from "./line-figures.tsx";
import { ContentFunnel, SeoLadder, WebLayers } from "./stacked-figures.tsx";
import { PaidAuction, UiUxGrid } from "./table-figures.tsx";

const FIGURES: Record<ServiceKey, ComponentType<FigureProps>> = {
	seo: SeoLadder,
	contentMarketing: ContentFunnel,
	socialMediaMarketing: SocialLoop,
	paidAdvertising: PaidAuction,
	emailMarketing: EmailSequence,
	webDevelopment: WebLayers,
	uiUxDesign: UiUxGrid,
};

export function FrameworkFigure({
	serviceKey,
	framework,
}: FigureProps & { serviceKey: ServiceKey }) {
	const ServiceFigure = FIGURES[serviceKey];
	return (
		<Band theme={SERVICE_THEMES[serviceKey].hero}>
			<div className="break-inside-avoid">
				<div className="grid mb-10 items-end gap-x-12 gap-y-5 lg:mb-16 lg:grid-cols-[1.5fr_1fr]">
					<H2 look="display">{framework.heading}</H2>
					{framework.intro && <p className="max-w-text text-lead">{framework.intro}</p>}
				</div>
				<ServiceFigure framework={framework} />
			</div>
		</Band>
	);
}
