import type { ComponentType } from "react";
import type { Figure } from "#app/content/schemas/service.ts";
import { Band } from "#app/design/ui/band.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";
import type { FigureProps } from "./drawing.tsx";
import { Loop, Sequence } from "./line-figures.tsx";
import { Funnel, Ladder, Layers, PartList } from "./stacked-figures.tsx";
import { Auction, ScreenGrid } from "./table-figures.tsx";

const FIGURES: Record<Figure, ComponentType<FigureProps>> = {
	list: PartList,
	ladder: Ladder,
	funnel: Funnel,
	loop: Loop,
	auction: Auction,
	sequence: Sequence,
	layers: Layers,
	grid: ScreenGrid,
};

export function FrameworkFigure({ framework, theme }: FigureProps & { theme: SectionTheme }) {
	const Drawing = FIGURES[framework.figure];
	return (
		<Band theme={theme}>
			<div className="break-inside-avoid">
				<div className="grid mb-10 items-end gap-x-12 gap-y-5 lg:mb-16 lg:grid-cols-[1.5fr_1fr]">
					<H2 look="display">{framework.heading}</H2>
					{framework.intro && <p className="max-w-text text-lead">{framework.intro}</p>}
				</div>
				<Drawing framework={framework} />
			</div>
		</Band>
	);
}
