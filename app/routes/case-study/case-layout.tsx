import { BarChart } from "./bar-chart.tsx";
import type { LinkedCase } from "./case-study.ts";
import { FanChart } from "./fan-chart.tsx";
import { FigureFirst } from "./figure-first.tsx";
import { ResultsFirst } from "./results-first.tsx";
import { RiseChart } from "./rise-chart.tsx";
import { StoryFirst } from "./story-first.tsx";

/** A case, by its place among all in one of three layouts, each with a chart of its own. */
export function CaseLayout({ caseStudy, place }: { caseStudy: LinkedCase; place: number }) {
	const { Layout, Chart } = LOOKS[place % LOOKS.length] ?? LOOKS[0];
	return (
		<Layout
			caseStudy={caseStudy}
			chart={<Chart title={caseStudy.title} measures={caseStudy.measures} />}
		/>
	);
}

const LOOKS = [
	{ Layout: ResultsFirst, Chart: FanChart },
	{ Layout: StoryFirst, Chart: BarChart },
	{ Layout: FigureFirst, Chart: RiseChart },
] as const;
