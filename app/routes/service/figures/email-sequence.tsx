import { Heading } from "#app/ui/heading.tsx";
import type { FigureProps } from "./service-figures.ts";

/** Letters hung on a line by their days: close, then further apart, then one last before the line breaks off. */
export function EmailSequence({ framework }: FigureProps) {
	return (
		<>
			<ol className="lg:grid lg:grid-cols-[1fr_1.4fr_1.6fr_1.3fr]">
				{framework.items.map(({ title, text, mark }, index) => (
					<li key={title} className="flex gap-6 lg:block">
						<Letters spaces={SPACES[index] ?? SPACES[0]} isLast={index === 3} />
						<div className="pb-12 lg:pt-6 lg:pr-8 lg:pb-0">
							{mark && <p className="display-type text-heading text-spark">{mark}</p>}
							<div className="mt-1">
								<Heading level={3} look="title">
									{title}
								</Heading>
							</div>
							<p className="mt-2 max-w-text">{text}</p>
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

/** Room before each of the letters of a part. */
const SPACES = [
	["start"],
	["start", "near", "nearer"],
	["start", "far", "farther"],
	["start"],
] as const;

const GAPS = {
	start: "",
	near: "mt-3 lg:mt-0 lg:ml-3",
	nearer: "mt-3 lg:mt-0 lg:ml-3",
	far: "mt-4 lg:mt-0 lg:ml-6",
	farther: "mt-7 lg:mt-0 lg:ml-16",
} as const;

type LettersProps = { spaces: readonly (keyof typeof GAPS)[]; isLast: boolean };

function Letters({ spaces, isLast }: LettersProps) {
	const line = isLast ? "border-dashed" : "border-solid";
	return (
		<div
			className={`flex shrink-0 flex-col border-ink border-l-3 lg:h-28 lg:flex-row lg:border-t-3 lg:border-l-0 ${line}`}
		>
			{spaces.map((gap) => (
				<div key={gap} className={`flex items-center lg:flex-col ${GAPS[gap]}`}>
					<div className="w-3 border-ink border-t-3 lg:h-5 lg:w-0 lg:border-t-0 lg:border-l-3" />
					<svg
						viewBox="0 0 56 40"
						className="w-14 lg:w-20"
						stroke="currentColor"
						strokeWidth={2.5}
						aria-hidden="true"
					>
						<path className="fill-raised" d="M2 2h52v36H2Z" />
						<path className="fill-spark" d="M2 2 28 25 54 2Z" />
					</svg>
				</div>
			))}
		</div>
	);
}
