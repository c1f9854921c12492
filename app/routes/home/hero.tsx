import type { Home } from "#app/content/schemas/pages.ts";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** The promise, the kite, and the line that ties them together across the page. */
export function Hero({ hero }: { hero: Home["hero"] }) {
	return (
		<section className="relative overflow-hidden">
			<div className="wrap relative grid items-center gap-x-6 pt-10 pb-28 md:grid-cols-[1.25fr_1fr] md:pt-14 lg:pb-36">
				<div className="relative z-10">
					<h1 className="display-type text-hero">
						{hero.title} <span className="text-accent-bright">{hero.accent}</span>
					</h1>
					<p className="mt-7 max-w-[34rem] text-ink-soft text-lead">{hero.text}</p>
					<p className="mt-9">
						<ButtonLink to="/contact" size="large">
							{hero.button}
						</ButtonLink>
					</p>
				</div>
				<Art
					src="/art/hero.svg"
					alt=""
					shape="square"
					isEager
					className="sway mx-auto mt-10 w-72 md:mt-0 md:w-full"
				/>
			</div>
			<svg
				viewBox="0 0 1440 120"
				preserveAspectRatio="none"
				className="absolute bottom-6 left-0 h-24 w-full text-ink lg:h-32"
				fill="none"
				aria-hidden="true"
			>
				<path
					className="draw-line"
					pathLength={1}
					d="M0 108C180 116 330 112 520 88S830 96 980 70S1180 30 1440 6"
					stroke="currentColor"
					strokeWidth={2}
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
		</section>
	);
}
