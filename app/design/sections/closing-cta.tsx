import type { CallToAction } from "#app/content/schemas/pages.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/sections.ts";
import { useConsultationPath } from "./use-consultation-path.ts";
import { useWhatsApp } from "./use-whatsapp.ts";

/**
 * Renders the last section of a page: one call to action, over the reel to which the page's line leads. By default it
 * leads to where a consultation is booked.
 */
export function ClosingCta({ cta, to }: { cta: CallToAction; to?: string }) {
	const chat = useWhatsApp();
	const consultation = useConsultationPath();
	return (
		<section className="closing-call paper-vermilion overflow-clip print:hidden">
			<div className="wrap section-space relative">
				<div className="relative z-10 max-w-[50rem]">
					<H2 look="hero">{cta.title}</H2>
					<p className="mt-6 max-w-narrow text-lead md:max-w-96 lg:max-w-narrow">{cta.text}</p>
					<p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 max-md:mb-52">
						<ButtonLink to={to ?? consultation} size="large">
							{cta.button}
						</ButtonLink>
						{chat && (
							<a href={chat} className="text-link inline-block py-2.5 font-bold">
								{t("orAskOnWhatsApp")}
							</a>
						)}
					</p>
				</div>
				<img src="/art/reel.svg" alt="" width={900} height={1200} loading="lazy" className="reel" />
			</div>
		</section>
	);
}
