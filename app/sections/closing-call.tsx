import type { Call } from "#app/content/schemas/pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { useWhatsApp } from "./use-whatsapp.ts";

type ClosingCallProps = { call: Call; to?: string };

/** The last section of a page: one bold field, one thing to do, and the reel that the page's line comes down to. */
export function ClosingCall({ call, to = "/contact" }: ClosingCallProps) {
	const chat = useWhatsApp();
	return (
		<section className="closing-call paper-vermilion overflow-clip print:hidden">
			<div className="wrap section-space relative">
				<div className="relative z-10 max-w-[50rem]">
					<Heading level={2} look="hero">
						{call.title}
					</Heading>
					<p className="mt-6 max-w-narrow text-lead md:max-w-96 lg:max-w-narrow">{call.text}</p>
					<p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 max-md:mb-52">
						<ButtonLink to={to} size="large">
							{call.button}
						</ButtonLink>
						{chat && (
							<a href={chat} className="text-link inline-block py-2.5 font-bold">
								or ask on WhatsApp
							</a>
						)}
					</p>
				</div>
				<Reel />
			</div>
		</section>
	);
}

/** The firki; the loose end of its line goes up and out of the page. */
function Reel() {
	return (
		<img src="/art/reel.svg" alt="" width={900} height={1200} loading="lazy" className="reel" />
	);
}
