import { TitledText } from "#app/design/sections/text-blocks.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { FigureDrawing, type FigureProps } from "./drawing.tsx";

/** Renders a closed line with four knots: a ring among the texts on wide screens, a frame around them on small ones. */
export function Loop({ framework }: FigureProps) {
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
						<TitledText title={title} text={text} look="heading" className="mt-2 max-w-text" />
					</li>
				))}
			</ol>
			<div aria-hidden="true" className="text-ink xl:hidden">
				<Icon name="arrow" className={`${ARROW} -bottom-4 left-1/2`} />
				<Icon name="arrow" className={`${ARROW} -right-4 -rotate-90 top-1/2`} />
				<Icon name="arrow" className={`${ARROW} -top-4 left-1/2 rotate-180`} />
			</div>
		</div>
	);
}

const ARROW = "absolute size-8 bg-paper p-1";

const CORNERS = [
	"xl:pt-27",
	"xl:col-start-3 xl:pt-27",
	"xl:col-start-3 xl:pt-27",
	"xl:col-start-1 xl:row-start-2 xl:pt-27",
];

function Ring() {
	return (
		<FigureDrawing
			viewBox="0 0 512 512"
			className="hidden h-[32rem] w-[32rem] justify-self-center [grid-area:1/1] xl:block"
			strokeWidth={3}
		>
			<path d="M256 76a180 180 0 1 1-.1 0Z" />
			<path strokeWidth={1} d="M28 129H129M484 129H383M484 383H383M28 383H129" />
			<path d="M248 66l18 10-18 10M426 248l10 18 10-18M266 426l-18 10 18 10M66 266l10-18 10 18" />
			<path className="fill-spark" d={KNOTS} />
			<path className="fill-raised" d="M256 146 356 246 256 346 156 246Z" />
			<path strokeWidth={1.5} d="M156 246Q256 164 356 246M256 146V346" />
			<path d="M256 346c-4 30 22 26 18 52s-18 14-18 38" />
		</FigureDrawing>
	);
}

const KNOTS =
	"M129 105l24 24-24 24-24-24ZM383 105l24 24-24 24-24-24ZM383 359l24 24-24 24-24-24ZM129 359l24 24-24 24-24-24Z";

/** Renders letters on a line by their days: close, then further apart, the last one before the line breaks off. */
export function Sequence({ framework }: FigureProps) {
	return (
		<>
			<ol className={`lg:grid ${SPANS[framework.items.length]}`}>
				{framework.items.map(({ title, text, mark }, index) => (
					<li key={title} className="flex gap-6 lg:block">
						<Letters
							gaps={framework.items.length > LETTERED ? ONE_LETTER : (GAPS[index] ?? ONE_LETTER)}
							isLast={index === framework.items.length - 1}
						/>
						<div className="pb-12 lg:pt-6 lg:pr-8 lg:pb-0">
							{mark && <p className="display-type mb-1 text-heading text-spark">{mark}</p>}
							<TitledText title={title} text={text} className="mt-2 max-w-text" />
						</div>
					</li>
				))}
			</ol>
			{framework.note && (
				<p className="max-w-text text-fine text-ink-soft lg:mt-10">{framework.note}</p>
			)}
		</>
	);
}

/** The widths of the parts, by their number. */
const SPANS: Record<number, string> = {
	3: "lg:grid-cols-[1fr_1.4fr_1.6fr]",
	4: "lg:grid-cols-[1fr_1.4fr_1.6fr_1.3fr]",
	5: "lg:grid-cols-[1fr_1.2fr_1.4fr_1.2fr_1fr]",
	6: "lg:grid-cols-6",
};

const NEAR = "mt-3 lg:mt-0 lg:ml-3";

/** The most parts among which there is room for several letters of one part. */
const LETTERED = 4;
const ONE_LETTER = [""];

/** The gaps before the letters of each part. */
const GAPS = [[""], ["", NEAR, NEAR], ["", "mt-4 lg:mt-0 lg:ml-6", "mt-7 lg:mt-0 lg:ml-16"], [""]];

function Letters({ gaps, isLast }: { gaps: readonly string[]; isLast: boolean }) {
	const line = isLast ? "border-dashed" : "border-solid";
	return (
		<div
			className={`flex shrink-0 flex-col border-ink border-l-3 lg:h-28 lg:flex-row lg:border-t-3 lg:border-l-0 ${line}`}
		>
			{gaps.map((gap, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the letters of a part never change places
				<div key={index} className={`flex items-center lg:flex-col ${gap}`}>
					<div className="w-3 border-ink border-t-3 lg:h-5 lg:w-0 lg:border-t-0 lg:border-l-3" />
					<FigureDrawing viewBox="0 0 56 40" className="w-14 lg:w-20" strokeWidth={2.5}>
						<path className="fill-raised" d="M2 2h52v36H2Z" />
						<path className="fill-spark" d="M2 2 28 25 54 2Z" />
					</FigureDrawing>
				</div>
			))}
		</div>
	);
}
