import type { FigureProps } from "./figure.tsx";

/** The four parts crossed with the screens of one task. */
export function UiUxGrid({ framework }: FigureProps) {
	const screens = framework.screens ?? [];
	return (
		<table className="w-full table-fixed border-collapse border-ink border-b-2 text-left">
			{framework.note && (
				<caption className="caption-bottom pt-4 text-left text-fine text-ink-soft">
					{framework.note}
				</caption>
			)}
			<thead>
				<tr className={ROW}>
					<td colSpan={2} className="w-[54%] max-lg:hidden" />
					{screens.map(({ name }) => (
						<th
							key={name}
							scope="col"
							className="pb-3 text-center font-bold text-fine lg:text-title"
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{framework.items.map(({ title, text }) => (
					<tr key={title} className={`border-ink border-t-2 ${ROW}`}>
						<th scope="row" className="display-type col-span-4 pt-4 text-heading lg:py-6 lg:pr-6">
							{title}
						</th>
						<td className="col-span-4 max-w-text pt-1.5 pb-4 lg:py-6 lg:pr-10">{text}</td>
						{screens.map(({ name, holds }) => (
							<Cell key={name} holds={holds.includes(title)} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** On small screens the text of a row stands over its cells. */
const ROW = "max-lg:grid max-lg:grid-cols-4";

function Cell({ holds }: { holds: boolean }) {
	return (
		<td
			className={`border-ink border-l p-3 max-lg:border-t max-lg:nth-[3]:border-l-0 ${holds ? "bg-raised" : ""}`}
		>
			<span className="sr-only">{holds ? "holds" : "still to do"}</span>
			<svg viewBox="0 0 60 60" className="mx-auto w-10 lg:w-16" aria-hidden="true">
				{holds && <path className="fill-spark" d="M30 4 56 30 30 56 4 30Z" />}
				{holds && (
					<path
						d="M4 30Q30 10 56 30M30 4V56"
						fill="none"
						className="stroke-raised"
						strokeWidth={2}
					/>
				)}
			</svg>
		</td>
	);
}
