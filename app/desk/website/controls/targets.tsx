import type { FormOption } from "#app/editing/fields/form.ts";

/** The id of the list of pages that links can lead to. */
export const TARGETS = "pages-to-link";

/** Renders the pages that the links of a form can lead to. */
export function Targets({ targets }: { targets: readonly FormOption[] }) {
	if (targets.length === 0) return null;
	return (
		<datalist id={TARGETS}>
			{targets.map(({ value, name }) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</datalist>
	);
}
