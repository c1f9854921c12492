/** How wide a letter of the display cut is on average, in units of its size. */
const LETTER = 0.68;
const SIZE = 100;

/** The name as wide as the page, whatever its length, on a line that runs up to a kite. */
export function Wordmark({ name }: { name: string }) {
	const width = Math.round(name.length * LETTER * SIZE);
	return (
		<svg
			viewBox={`0 0 ${width + 60} 122`}
			className="mt-12 block w-full overflow-visible lg:mt-16"
			aria-hidden="true"
		>
			<text
				y={88}
				textLength={width}
				lengthAdjust="spacingAndGlyphs"
				fontSize={SIZE}
				fill="currentColor"
				className="font-display font-heavy"
			>
				{name}
			</text>
			<path
				d={`M-400 108C-200 96-60 116 ${Math.round(width * 0.4)} 110S${width + 26} 120 ${width + 30} 46`}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.5}
				vectorEffect="non-scaling-stroke"
			/>
			<path className="fill-accent-bright" d={`M${width + 30} 0V46L${width + 7} 23Z`} />
			<path className="fill-marigold" d={`M${width + 30} 0V46L${width + 53} 23Z`} />
		</svg>
	);
}
