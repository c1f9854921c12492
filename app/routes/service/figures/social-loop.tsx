import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FigureProps } from "./service-figures.ts";

/** A line joined at four knots: a ring among the texts on wide screens, a track around them on small ones. */
export function SocialLoop({ framework }: FigureProps) {
	return (
		<div className="relative grid max-xl:border-3 max-xl:border-ink">
			<Ring />
			<ol className="grid gap-y-9 py-9 xl:grid-cols-[1fr_32rem_1fr] xl:grid-rows-[16rem_16rem] xl:gap-0 xl:py-0 xl:[grid-area:1/1]">
				{framework.items.map(({ title, text }, index) => (
					<li key={title} className={`relative px-7 xl:px-0 ${CORNERS[index]}`}>
						<span
							aria-hidden="true"
							className="-left-3.5 absolute top-0.5 size-6 rotate-45 border-3 border-ink bg-spark xl:hidden"
						/>
						<Heading level={3}>{title}</Heading>
						<p className="mt-2 max-w-text">{text}</p>
					</li>
				))}
			</ol>
			<div aria-hidden="true" className="text-ink xl:hidden">
				<Icon name="arrow" className={`${TURN} -bottom-4 left-1/2`} />
				<Icon name="arrow" className={`${TURN} -right-4 -rotate-90 top-1/2`} />
				<Icon name="arrow" className={`${TURN} -top-4 left-1/2 rotate-180`} />
			</div>
		</div>
	);
}

const TURN = "absolute size-8 bg-paper p-1";

const CORNERS = [
	"xl:pt-27",
	"xl:col-start-3 xl:pt-27",
	"xl:col-start-3 xl:pt-27",
	"xl:col-start-1 xl:row-start-2 xl:pt-27",
];

function Ring() {
	return (
		<svg
			viewBox="0 0 512 512"
			className="hidden h-[32rem] w-[32rem] justify-self-center [grid-area:1/1] xl:block"
			fill="none"
			stroke="currentColor"
			aria-hidden="true"
		>
			<path strokeWidth={3} d="M256 76a180 180 0 1 1-.1 0Z" />
			<path d="M28 129H129M484 129H383M484 383H383M28 383H129" />
			<path
				strokeWidth={3}
				d="M248 66l18 10-18 10M426 248l10 18 10-18M266 426l-18 10 18 10M66 266l10-18 10 18"
			/>
			<path className="fill-spark" strokeWidth={3} d={KNOTS} />
			<path className="fill-raised" strokeWidth={3} d="M256 146 356 246 256 346 156 246Z" />
			<path strokeWidth={1.5} d="M156 246Q256 164 356 246M256 146V346" />
			<path strokeWidth={3} d="M256 346c-4 30 22 26 18 52s-18 14-18 38" />
		</svg>
	);
}

const KNOTS =
	"M129 105l24 24-24 24-24-24ZM383 105l24 24-24 24-24-24ZM383 359l24 24-24 24-24-24ZM129 359l24 24-24 24-24-24Z";
