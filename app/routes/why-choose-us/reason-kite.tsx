import type { ReactNode } from "react";
import type { KiteTurn } from "./reason-look.ts";

/** The same kite each time, of which one part is something else; in the colours of the paper it lies on. */
export function ReasonKite({ turn }: { turn: KiteTurn }) {
	const { left, right, figure, fall } = TURNS[turn];
	return (
		<svg
			viewBox="0 0 240 360"
			fill="none"
			strokeLinejoin="round"
			aria-hidden="true"
			className="w-full"
		>
			<path d={fall} className="stroke-ink" strokeWidth={2} />
			<path d="M120 12V220L16 116Z" className={left} />
			<path d="M120 12V220L224 116Z" className={right} />
			<path d="M16 116Q120 28 224 116" className="stroke-night" strokeWidth={2} />
			{figure}
			<path d="M120 12 224 116 120 220 16 116Z" className="stroke-night" strokeWidth={3} />
		</svg>
	);
}

type Turn = { left: string; right: string; figure: ReactNode; fall: string };

const TAIL = <path d="M120 216 94 258h52Z" className="fill-cotton stroke-night" strokeWidth={2} />;
const FALL = "M120 250c2 30-30 40-26 66 2 16 14 22 10 60";

const TURNS: Record<KiteTurn, Turn> = {
	ruler: {
		left: "fill-spark",
		right: "fill-raised",
		fall: FALL,
		figure: (
			<>
				{TAIL}
				<path d="M107 0h26v244h-26Z" className="fill-cotton stroke-night" strokeWidth={2.5} />
				<path
					d="M107 16h14M107 28h8M107 40h8M107 52h8M107 64h14M107 76h8M107 88h8M107 100h8M107 112h14M107 124h8M107 136h8M107 148h8M107 160h14M107 172h8M107 184h8M107 196h8M107 208h14M107 220h8M107 232h8"
					className="stroke-night"
					strokeWidth={2}
				/>
			</>
		),
	},
	pencil: {
		left: "fill-cotton",
		right: "fill-raised",
		fall: "M120 276c-4 22-52 6-48 28s70-16 74 6-58 10-56 30 20 14 18 40",
		figure: (
			<>
				<path
					d="M107 18h26v206l-13 40-13-40Z"
					className="fill-cotton stroke-night"
					strokeWidth={2.5}
				/>
				<path d="M107 18h26v206h-26Z" className="fill-spark stroke-night" strokeWidth={2.5} />
				<path d="M107-2h26v20h-26Z" className="fill-raised stroke-night" strokeWidth={2.5} />
				<path d="M116 20v202M124 20v202M107 32h26" className="stroke-night" strokeWidth={1.5} />
				<path d="M115.500 250.500h9l-4.500 14Z" className="fill-night" />
			</>
		),
	},
	key: {
		left: "fill-spark",
		right: "fill-cotton",
		fall: "M120 12V230M120 258c30-6 44 20 34 44s-24 34-22 74",
		figure: (
			<path
				d="M120 222a22 22 0 1 0 .1 0M120 234a10 10 0 1 1-.1 0M115 266h10v70h-10ZM125 306h16v10h-16ZM125 322h22v10h-22Z"
				className="fill-night"
				fillRule="evenodd"
			/>
		),
	},
	patch: {
		left: "fill-spark",
		right: "fill-raised",
		fall: FALL,
		figure: (
			<>
				{TAIL}
				<path d="M120 12V244" className="stroke-night" strokeWidth={2} />
				<path d="M128 74 190 92 172 152 111 135Z" className="fill-cotton" />
				<path
					d="M134 82 182 96 168 144 119 130Z"
					className="stroke-night"
					strokeWidth={3}
					strokeDasharray="8 6"
				/>
				<path d="M52 120 84 108 96 140 64 152Z" className="fill-accent-bright" />
				<path
					d="M56 123 82 113 92 137 66 147Z"
					className="stroke-night"
					strokeWidth={2.5}
					strokeDasharray="6 5"
				/>
			</>
		),
	},
};
