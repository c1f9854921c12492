import type { ReactNode } from "react";
import { Band } from "#app/design/ui/band.tsx";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";
import type { ShownAside } from "./aside-view.server.ts";
import { AskedQuestion } from "./asked-question.tsx";
import { DistrictComparison } from "./district-comparison.tsx";
import { ObservedFact } from "./observed-fact.tsx";
import { TypedQueries } from "./typed-queries.tsx";
import { WorkedExample } from "./worked-example.tsx";

type PlaceAsideProps = {
	aside: ShownAside;
	/** The theme of the section that follows, from which the asides must differ. */
	next?: SectionTheme;
};

/** Renders what a local page has beside its running text, each in a band of its own; nothing where it has nothing. */
export function PlaceAside({ aside, next }: PlaceAsideProps) {
	const { example, observation, queries, comparison, asked } = aside;
	const boxes: [theme: SectionTheme, box: ReactNode][] = [
		["sand", example && <WorkedExample {...example} />],
		["aqua", observation && <ObservedFact {...observation} />],
		["lilac", queries && <TypedQueries {...queries} />],
		["peach", comparison && <DistrictComparison {...comparison} />],
		["blush", asked && <AskedQuestion {...asked} />],
	];
	return boxes.map(
		([theme, box]) =>
			box && (
				<Band key={theme} theme={theme === next ? "sunken" : theme}>
					{box}
				</Band>
			),
	);
}
