import { createLookComponent } from "#app/design/ui/look-component.tsx";
import { ReasonTiles } from "./reason-tiles.tsx";

type Shape = readonly [d: string, className: string, strokeWidth?: number, dashes?: string];
type Kite = { left: string; right: string; line: string; shapes: readonly Shape[] };

type ReasonArtProps = { order: number };

/** Renders the drawing of a reason by its order, from 1, in the colours of its theme. */
export const ReasonArt = createLookComponent<ReasonArtProps>({
	kites: ReasonKite,
	tiles: ReasonTiles,
});

/** Renders a kite with one part replaced. */
function ReasonKite({ order }: ReasonArtProps) {
	const { left, right, line, shapes } = KITES[(order - 1) % KITES.length] ?? KITES[0];
	return (
		<svg
			viewBox="0 0 240 360"
			fill="none"
			fillRule="evenodd"
			strokeLinejoin="round"
			aria-hidden="true"
			className="w-full"
		>
			<path d={line} className="stroke-ink" strokeWidth={2} />
			<path d="M120 12V220L16 116Z" className={left} />
			<path d="M120 12V220L224 116Z" className={right} />
			<path d="M16 116Q120 28 224 116" className="stroke-night" strokeWidth={2} />
			{shapes.map(([d, className, strokeWidth, strokeDasharray]) => (
				<path
					key={d}
					d={d}
					className={className}
					strokeWidth={strokeWidth}
					strokeDasharray={strokeDasharray}
				/>
			))}
			<path d="M120 12 224 116 120 220 16 116Z" className="stroke-night" strokeWidth={3} />
		</svg>
	);
}

const TAIL: Shape = ["M120 216 94 258h52Z", "fill-cotton stroke-night", 2];
const LINE = "M120 250c2 30-30 40-26 66 2 16 14 22 10 60";
const MARKS =
	"M107 16h14M107 28h8M107 40h8M107 52h8M107 64h14M107 76h8M107 88h8M107 100h8M107 112h14M107 124h8M107 136h8M107 148h8M107 160h14M107 172h8M107 184h8M107 196h8M107 208h14M107 220h8M107 232h8";
const KEY =
	"M120 222a22 22 0 1 0 .1 0M120 234a10 10 0 1 1-.1 0M115 266h10v70h-10ZM125 306h16v10h-16ZM125 322h22v10h-22Z";

/**
 * The kites. The spine of each is a different thing: a ruler, a pencil, a key; the sail of the last is patched.
 */
const KITES: readonly [Kite, ...Kite[]] = [
	{
		left: "fill-spark",
		right: "fill-raised",
		line: LINE,
		shapes: [
			TAIL,
			["M107 0h26v244h-26Z", "fill-cotton stroke-night", 2.5],
			[MARKS, "stroke-night", 2],
		],
	},
	{
		left: "fill-cotton",
		right: "fill-raised",
		line: "M120 276c-4 22-52 6-48 28s70-16 74 6-58 10-56 30 20 14 18 40",
		shapes: [
			["M107 18h26v206l-13 40-13-40Z", "fill-cotton stroke-night", 2.5],
			["M107 18h26v206h-26Z", "fill-spark stroke-night", 2.5],
			["M107-2h26v20h-26Z", "fill-raised stroke-night", 2.5],
			["M116 20v202M124 20v202M107 32h26", "stroke-night", 1.5],
			["M115.500 250.500h9l-4.500 14Z", "fill-night"],
		],
	},
	{
		left: "fill-spark",
		right: "fill-cotton",
		line: "M120 12V230M120 258c30-6 44 20 34 44s-24 34-22 74",
		shapes: [[KEY, "fill-night"]],
	},
	{
		left: "fill-spark",
		right: "fill-raised",
		line: LINE,
		shapes: [
			TAIL,
			["M120 12V244", "stroke-night", 2],
			["M128 74 190 92 172 152 111 135Z", "fill-cotton"],
			["M134 82 182 96 168 144 119 130Z", "stroke-night", 3, "8 6"],
			["M52 120 84 108 96 140 64 152Z", "fill-accent-bright"],
			["M56 123 82 113 92 137 66 147Z", "stroke-night", 2.5, "6 5"],
		],
	},
];
