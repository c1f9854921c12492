import type { About } from "#app/content/schemas/pages.ts";
import { Band } from "#app/ui/band.tsx";

/** The question that the agency lives by, across the page. */
export function Question({ text, note }: About["question"]) {
	return (
		<Band paper="rani">
			<div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_18rem]">
				<p className="display-type text-balance text-figure">{text}</p>
				<p className="border-spark border-l-4 pl-5 text-ink-soft">{note}</p>
			</div>
		</Band>
	);
}
