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
					<p className="mt-6 max-w-[34rem] text-lead md:max-w-[27rem] xl:max-w-[34rem]">
						{call.text}
					</p>
					<p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-3 max-md:mb-52">
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

/** The firki: two cheeks on a stick, wound with line; its loose end goes up and out of the page. */
function Reel() {
	return (
		<svg
			viewBox="0 0 400 330"
			className="absolute right-0 bottom-0 w-80 overflow-visible md:-right-8 lg:right-0 lg:w-96 xl:right-10 xl:w-[32rem]"
			fill="none"
			stroke="var(--color-ink)"
			strokeWidth={2.5}
			aria-hidden="true"
		>
			<path d="M244 101C330 70 300-60 400-200S520-560 640-800" />
			<g transform="rotate(-20 200 200)">
				<path fill="var(--color-sunken)" d="M300 188H480a5 14 0 0 1 0 28H300Z" />
				<ellipse fill="var(--color-raised)" cx={300} cy={202} rx={34} ry={118} />
				<path fill="var(--color-spark)" d="M110 112H288a26 90 0 0 1 0 180H110Z" />
				<path
					strokeOpacity={0.55}
					d="M128 112a26 90 0 0 1 0 180M146 112a26 90 0 0 1 0 180M164 112a26 90 0 0 1 0 180M182 112a26 90 0 0 1 0 180M200 112a26 90 0 0 1 0 180M218 112a26 90 0 0 1 0 180M236 112a26 90 0 0 1 0 180M254 112a26 90 0 0 1 0 180M272 112a26 90 0 0 1 0 180"
				/>
				<ellipse fill="var(--color-raised)" cx={110} cy={202} rx={34} ry={118} />
				<ellipse cx={110} cy={202} rx={22} ry={84} strokeOpacity={0.5} />
				<path fill="var(--color-sunken)" d="M110 188H-90a5 14 0 0 0 0 28H110a5 14 0 0 0 0-28Z" />
			</g>
		</svg>
	);
}
