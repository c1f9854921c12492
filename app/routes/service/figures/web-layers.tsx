import { Heading } from "#app/ui/heading.tsx";
import type { FigureProps } from "./service-figures.ts";

/** Four slabs built from the ground up; beside each, the page as it stands when loading stops there. */
export function WebLayers({ framework }: FigureProps) {
	return (
		<ol className="flex flex-col-reverse gap-1">
			{framework.items.map(({ title, text }, index) => (
				<li
					key={title}
					className={`flex items-center gap-3 p-4 sm:gap-5 sm:p-5 md:gap-10 md:py-6 md:pl-8 ${SLABS[index]}`}
				>
					<div className="grow lg:grid lg:grid-cols-[1fr_1.6fr] lg:items-baseline lg:gap-x-8">
						<Heading level={3}>{title}</Heading>
						<p className="mt-1.5 lg:mt-0">{text}</p>
					</div>
					<Page layers={index + 1} />
				</li>
			))}
		</ol>
	);
}

/** Broad and solid at the foot, narrow and no more than an outline at the top. */
const SLABS = [
	"bg-ink text-paper",
	"ml-1.5 bg-sunken sm:ml-6 md:ml-16",
	"ml-3 bg-raised sm:ml-12 md:ml-32",
	"ml-4.5 border-2 sm:ml-18 border-ink border-dashed md:ml-48",
];

/** A small screen with so many of the layers on it. */
function Page({ layers }: { layers: number }) {
	return (
		<svg
			viewBox="0 0 60 92"
			className="w-9 shrink-0 self-center sm:w-14 md:w-20"
			fill="none"
			stroke="currentColor"
			strokeWidth={2}
			aria-hidden="true"
		>
			<path d="M1 1H59V91H1Z" />
			{layers > 2 && (
				<path className="fill-spark" stroke="none" d="M2 2H58V30H2ZM10 72H50V84H10Z" />
			)}
			{layers === 1 && (
				<path d="M10 14H38M10 24H50M10 32H46M10 40H50M10 48H34M10 60H42M10 68H50M10 76H30" />
			)}
			{layers === 2 && (
				<path d="M10 14H38M10 17H38M10 30H50M10 38H46M10 46H30M34 46H50M34 49H50M10 58H50V67H10ZM10 76H30V84H10Z" />
			)}
			{layers > 2 && <path d="M10 40H50M10 48H42M10 58H50V67H10Z" />}
			{layers > 2 && <path className="stroke-paper" d="M10 14H38M10 18H30M22 78H38" />}
			{layers > 3 && <path className="fill-paper" d="M18 50H54V66H18ZM24 58l4 4 8-8" />}
		</svg>
	);
}
