import type { Home } from "#app/content/schemas/pages.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { createLookComponent } from "#app/design/ui/look-component.tsx";

export function Hero({ title, accent, text, button, proof }: Home["hero"]) {
	return (
		<section className="paper-aqua overflow-clip">
			<div className="wrap relative lg:pb-20">
				<div className="relative z-10 pt-6 lg:pt-12">
					<h1 className="hero-type">
						{`${title} `}
						<span className="text-accent-bright">{accent}</span>
					</h1>
					<p className="mt-6 max-w-narrow text-lead md:max-w-96 lg:max-w-narrow">{text}</p>
					<p className="mt-6">
						<ButtonLink to="/contact" size="large">
							{button}
						</ButtonLink>
					</p>
					{proof && (
						<p className="mt-6 max-w-narrow text-fine max-md:mb-8 md:max-w-96 lg:max-w-narrow">
							{`${proof.text} `}
							<Link to={proof.to} className="text-link">
								{proof.name}
							</Link>
						</p>
					)}
				</div>
				<Scene />
			</div>
		</section>
	);
}

const Scene = createLookComponent({
	kites: FlyingKite,
	tiles: () => <img src="/art/hero.svg" alt="" width={720} height={720} className="hero-scene" />,
});

/** Renders the kite. The origin is the end of its tail, where the line ends and about which the kite turns. */
function FlyingKite() {
	return (
		<svg
			viewBox="-64 -556 490 664"
			preserveAspectRatio="xMaxYMax meet"
			className="hero-scene"
			aria-hidden="true"
		>
			<path
				d="M-3100 60C-2700 20-2150 100-1770 90S-1330 40-1110 82S-790 122-590 102S-250 110-150 82S-36 52 0 0"
				fill="none"
				stroke="currentColor"
				strokeWidth={2.5}
			/>
			<g className="hero-flight">
				<g className="hero-sway">
					<image href="/art/hero.svg" x={-119} y={-558.5} width={600} height={600} />
				</g>
			</g>
		</svg>
	);
}
