type Layer = readonly [d: string, className: string];

/** Renders a panel of two by three squares. */
export function ReasonTiles({ order }: { order: number }) {
	const layers = PANELS[(order - 1) % PANELS.length] ?? PANELS[0];
	return (
		<svg viewBox="0 0 240 360" aria-hidden="true" className="block w-full">
			{layers.map(([d, className]) => (
				<path key={d} d={d} className={className} />
			))}
		</svg>
	);
}

/** The panels: stairs below a disc, bows about a corner, leaves, and discs of two sizes. */
const PANELS: readonly [readonly Layer[], ...(readonly Layer[])[]] = [
	[
		["M0 0H240V360H0Z", "fill-cotton"],
		["M0 360V240H80V160H160V80H240V360Z", "fill-spark"],
		["M20 60a50 50 0 0 1 100 0a50 50 0 0 1-100 0Z", "fill-night"],
		["M0 360V320H80V240H160V160H240V240H160V320H80V360Z", "fill-night"],
	],
	[
		["M0 0H240V360H0Z", "fill-cotton"],
		["M0 360A240 240 0 0 1 240 120V360Z", "fill-spark"],
		["M80 360A160 160 0 0 1 240 200V360Z", "fill-night"],
		["M160 360A80 80 0 0 1 240 280V360Z", "fill-spark"],
		["M0 120A60 60 0 0 1 120 120ZM120 120A60 60 0 0 1 240 120Z", "fill-night"],
	],
	[
		["M0 0H120V120H240V240H120V360H0V240H120V120H0Z", "fill-spark"],
		["M120 0H240V120H120ZM0 120H120V240H0ZM120 240H240V360H120Z", "fill-night"],
		[
			"M120 0A120 120 0 0 1 0 120A120 120 0 0 1 120 0ZM120 120A120 120 0 0 1 240 240A120 120 0 0 1 120 120ZM120 240A120 120 0 0 1 0 360A120 120 0 0 1 120 240Z",
			"fill-night",
		],
		[
			"M120 0A120 120 0 0 1 240 120A120 120 0 0 1 120 0ZM120 120A120 120 0 0 1 0 240A120 120 0 0 1 120 120ZM120 240A120 120 0 0 1 240 360A120 120 0 0 1 120 240Z",
			"fill-cotton",
		],
	],
	[
		["M0 0H240V360H0Z", "fill-night"],
		["M0 120A120 120 0 0 1 240 120A120 120 0 0 1 0 120Z", "fill-spark"],
		["M60 120A60 60 0 0 1 180 120A60 60 0 0 1 60 120Z", "fill-cotton"],
		["M0 240H120V360H0Z", "fill-cotton"],
		["M0 300A60 60 0 0 1 120 300A60 60 0 0 1 0 300Z", "fill-spark"],
		["M120 300A60 60 0 0 1 240 300Z", "fill-cotton"],
		["M120 360A60 60 0 0 1 240 360Z", "fill-spark"],
	],
];
