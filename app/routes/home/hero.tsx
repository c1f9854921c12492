import type { Home } from "#app/content/schemas/pages.ts";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** The promise, and the kite held by one line that comes in from the page's left edge. */
export function Hero({ hero }: { hero: Home["hero"] }) {
	return (
		<section className="overflow-hidden">
			<div className="wrap grid gap-x-6 pt-10 pb-16 md:grid-cols-[1.4fr_1fr] md:items-end md:pt-12 lg:pb-28">
				<div className="relative z-10 md:pb-24">
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
				<div className="relative mx-auto w-full max-w-80 md:max-w-none">
					<Art src="/art/hero.svg" alt="" shape="square" isEager className="sway-on-line w-full" />
					<svg
						viewBox="0 0 1000 120"
						preserveAspectRatio="none"
						className="draw-line absolute top-[91.1%] right-full h-16 w-screen text-ink lg:h-28"
						fill="none"
						aria-hidden="true"
					>
						{/* Ends where the drawing's own line begins, at its slope. */}
						<path
							d="M0 112C180 60 380 96 560 108S880 47 1000 0"
							stroke="currentColor"
							strokeWidth={2}
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
				</div>
			</div>
		</section>
	);
}
