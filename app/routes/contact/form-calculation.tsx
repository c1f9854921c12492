import { toContactPath } from "#app/enquiries/context-path.ts";
import { Link } from "#app/ui/link.tsx";
import type { EmptyForm } from "./enquiry-form.tsx";

type FormCalculationProps = Pick<EmptyForm, "calculation" | "context">;

/** What the visitor has worked out before and sends along, unless it is left out. */
export function FormCalculation({ calculation, context }: FormCalculationProps) {
	if (!calculation) return null;
	const { title, lines, query } = calculation;
	return (
		<div className="paper-aqua px-5 py-4 forced-colors:border-2">
			<p className="font-bold">With your calculation: {title}</p>
			<ul className="mt-2 gap-x-8 text-fine sm:columns-2">
				{lines.map((line) => (
					<li key={line} className="break-inside-avoid border-line border-t py-1.5">
						{line}
					</li>
				))}
			</ul>
			<input type="hidden" name="calculation" value={query} />
			<Link
				to={toContactPath(context)}
				preventScrollReset
				className="text-link mt-1 inline-block py-2 text-fine"
			>
				Send it without
			</Link>
		</div>
	);
}
