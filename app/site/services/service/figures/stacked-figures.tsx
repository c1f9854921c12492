import { round } from "#app/design/art/svg.ts";
import { Ordinal } from "#app/design/sections/text-blocks.tsx";
import { H3 } from "#app/design/ui/heading.tsx";
import { FigureDrawing, type FigureProps } from "./drawing.tsx";

/** Renders the parts in numbered rows, as many as there are. */
export function PartList({ framework }: FigureProps) {
	return (
		<>
			<ol className="border-line-strong border-b-2">
				{framework.items.map(({ title, text, mark }, index) => (
					<li
						key={title}
						className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-3 gap-y-2 border-line-strong border-t-2 py-6 lg:grid-cols-[5rem_1fr_1.4fr] lg:gap-x-8 lg:py-8"
					>
						<Ordinal index={index} className="display-type text-heading text-spark" />
						<H3>{title}</H3>
						<div className="max-lg:col-start-2">
							<p className="max-w-text">{text}</p>
							{mark && <p className="mt-2 font-medium text-accent text-fine">{mark}</p>}
						</div>
					</li>
				))}
			</ol>
			{framework.note && (
				<p className="mt-5 max-w-text text-fine text-ink-soft">{framework.note}</p>
			)}
		</>
	);
}

/** Renders a leaning ladder: the first part is the lowest rung, and its text stands on it. */
export function Ladder({ framework }: FigureProps) {
	return (
		<ol className="flex flex-col-reverse border-line-strong border-b-2">
			{framework.items.map(({ title, text, mark }, index) => (
				<li key={title} className={RUNGS[index]}>
					<div className="relative w-16 shrink-0 md:w-48">
						<FigureDrawing
							viewBox="0 0 64 100"
							preserveAspectRatio="none"
							className="absolute inset-0 size-full overflow-visible"
							strokeWidth={3}
						>
							<path vectorEffect="non-scaling-stroke" d="M1 100 13 0M51 100 63 0M1 100h63" />
						</FigureDrawing>
						<Ordinal
							index={index}
							className="display-type absolute inset-x-0 bottom-2 pr-3 pl-1 text-center text-heading text-spark md:bottom-3 md:pr-7 md:text-figure"
						/>
					</div>
					<div className="grid w-full items-end gap-x-10 gap-y-1 border-line-strong border-b pt-7 pb-4 pl-4 md:pl-10 lg:min-h-40 lg:grid-cols-[1fr_1.5fr] lg:pt-10">
						<H3>{title}</H3>
						<div>
							<p className="max-w-text">{text}</p>
							{mark && <p className="mt-2 font-medium text-accent text-fine">{mark}</p>}
						</div>
					</div>
				</li>
			))}
		</ol>
	);
}

/** The rungs. Each begins where the rails below end: 12 of the drawing's 64 units further. */
const RUNGS = [
	"relative flex",
	"relative flex ml-3 md:ml-9",
	"relative flex ml-6 md:ml-18",
	"relative flex ml-9 md:ml-27",
	"relative flex ml-12 md:ml-36",
	"relative flex ml-15 md:ml-45",
];

/** Renders a funnel in slices; a line leads from each to its text. */
export function Funnel({ framework }: FigureProps) {
	return (
		<ol>
			{framework.items.map(({ title, text }, index) => {
				const { top, foot, fill } = getSlice(index, framework.items.length);
				return (
					<li key={title} className="grid pb-7 md:grid-cols-[1.25fr_1fr] md:pb-0.5">
						<div className={`relative grid min-h-20 place-items-center md:min-h-36 ${fill}`}>
							<svg
								viewBox="0 0 100 100"
								preserveAspectRatio="none"
								className="absolute inset-0 size-full"
								aria-hidden="true"
							>
								<path
									className="hidden stroke-ink md:inline"
									vectorEffect="non-scaling-stroke"
									d={`M${100 - (top + foot) / 2} 50H100`}
								/>
								<path d={`M${top} 0H${100 - top}L${100 - foot} 100H${foot}Z`} />
							</svg>
							<div className="relative">
								<H3>{title}</H3>
							</div>
						</div>
						<p className="self-center pt-3 md:border-ink md:border-l md:py-2 md:pl-6">{text}</p>
					</li>
				);
			})}
		</ol>
	);
}

/** The indent of the narrowest end, in hundredths of the width. */
const NARROWEST = 32;
const PALE_FILLS = ["fill-raised", "fill-sunken"];
const LAST_FILLS = ["fill-marigold-field text-on-marigold", "fill-accent text-on-accent"];

/** Returns a slice: indents above and below, in hundredths of the width; the last two are the darkest. */
function getSlice(index: number, count: number) {
	const step = NARROWEST / count;
	const fill = LAST_FILLS[index - (count - LAST_FILLS.length)] ?? PALE_FILLS[index % 2];
	return { top: round(index * step), foot: round((index + 1) * step), fill };
}

/** Renders slabs from the ground up; beside each, the page as it is when loading stops there. */
export function Layers({ framework }: FigureProps) {
	return (
		<ol className="flex flex-col-reverse gap-1">
			{framework.items.map(({ title, text }, index) => (
				<li
					key={title}
					className={`flex items-center gap-3 p-4 sm:gap-5 sm:p-5 md:gap-10 md:py-6 md:pl-8 ${getSlab(index, framework.items.length)}`}
				>
					<div className="grow lg:grid lg:grid-cols-[1fr_1.6fr] lg:items-baseline lg:gap-x-8">
						<H3>{title}</H3>
						<p className="mt-1.5 lg:mt-0">{text}</p>
					</div>
					<Page layers={Math.ceil(((index + 1) * PAGE_LAYERS) / framework.items.length)} />
				</li>
			))}
		</ol>
	);
}

/** The states of a page that the drawing knows. */
const PAGE_LAYERS = 4;

const SLABS = [
	"bg-ink text-paper",
	"ml-1.5 bg-sunken sm:ml-6 md:ml-16",
	"ml-3 bg-raised sm:ml-12 md:ml-32",
	"ml-4.5 bg-sunken sm:ml-18 md:ml-48",
];
const TOP_SLABS: Record<number, string> = {
	3: "ml-3 border-2 sm:ml-12 border-ink border-dashed md:ml-32",
	4: "ml-4.5 border-2 sm:ml-18 border-ink border-dashed md:ml-48",
	5: "ml-6 border-2 sm:ml-24 border-ink border-dashed md:ml-56",
};

function getSlab(index: number, count: number): string | undefined {
	return index === count - 1 ? TOP_SLABS[count] : SLABS[index];
}

function Page({ layers }: { layers: number }) {
	const styled = layers > 2;
	return (
		<FigureDrawing
			viewBox="0 0 60 92"
			className="w-9 shrink-0 self-center sm:w-14 md:w-20"
			strokeWidth={2}
		>
			<path d="M1 1H59V91H1Z" />
			{styled && <path className="fill-spark" stroke="none" d="M2 2H58V30H2ZM10 72H50V84H10Z" />}
			{layers === 1 && (
				<path d="M10 14H38M10 24H50M10 32H46M10 40H50M10 48H34M10 60H42M10 68H50M10 76H30" />
			)}
			{layers === 2 && (
				<path d="M10 14H38M10 17H38M10 30H50M10 38H46M10 46H30M34 46H50M34 49H50M10 58H50V67H10ZM10 76H30V84H10Z" />
			)}
			{styled && <path d="M10 40H50M10 48H42M10 58H50V67H10Z" />}
			{styled && <path className="stroke-paper" d="M10 14H38M10 18H30M22 78H38" />}
			{layers > 3 && <path className="fill-paper" d="M18 50H54V66H18ZM24 58l4 4 8-8" />}
		</FigureDrawing>
	);
}
