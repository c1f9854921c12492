import type { ComponentType } from "react";
import type { Framework, ServiceKey } from "#app/content/schemas/service.ts";
import { ContentFunnel } from "./content-funnel.tsx";
import { EmailSequence } from "./email-sequence.tsx";
import { PaidAuction } from "./paid-auction.tsx";
import { SeoLadder } from "./seo-ladder.tsx";
import { SocialLoop } from "./social-loop.tsx";
import { UiUxGrid } from "./ui-ux-grid.tsx";
import { WebLayers } from "./web-layers.tsx";

export type FigureProps = { framework: Framework };

/** The drawing that carries the four parts of a service's framework. */
export const SERVICE_FIGURES: Record<ServiceKey, ComponentType<FigureProps>> = {
	seo: SeoLadder,
	contentMarketing: ContentFunnel,
	socialMediaMarketing: SocialLoop,
	paidAdvertising: PaidAuction,
	emailMarketing: EmailSequence,
	webDevelopment: WebLayers,
	uiUxDesign: UiUxGrid,
};
