import { ContentError, describeFault } from "#app/content/fault.ts";
import { loadContent } from "#app/content/load.ts";
import { judgePages } from "#app/content/sameness/judge.ts";
import { PAGE_KINDS, type PageKind } from "#app/content/sameness/judged-pages.ts";
import type { Content } from "#app/content/types.ts";
import type { Screen } from "../enquiries/screen.ts";
import { describeFaults, drawJudgements } from "./draw-judgements.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import type { Bar } from "./progress-bar.ts";
import { toReport } from "./report.ts";

type Desk = {
	/** The folder that `content/` lies in. */
	root: string;
	screen: Screen;
	bar: Bar;
	/** What is promised and measured; see docs/operating.md. */
	mostCities?: number;
};

const MOST_CITIES = 500;

const STAGES: Record<PageKind, string> = {
	city: "Comparing cities",
	district: "Comparing districts",
	localService: "Comparing services in cities",
	service: "Comparing services",
	subService: "Comparing sub-services",
	reason: "Comparing reasons",
};

/** Says what is wrong with the content; true when nothing is. */
export async function checkContent(
	args: string[],
	{ root, screen, bar, mostCities = MOST_CITIES }: Desk,
): Promise<boolean> {
	const options = parseOptions(args);
	if (typeof options === "string") {
		screen.note(options);
		return false;
	}
	if (options.isHelp) {
		await screen.print(HELP);
		return true;
	}
	bar.show("Reading content/", 0);
	const content = readSound(root, { screen, bar });
	if (!content) return false;
	const { length: count } = content.cities;
	if (count > mostCities) {
		bar.clear();
		screen.note(
			`${count} cities are more than the ${mostCities} that the site is measured with; docs/operating.md says what comes after.`,
		);
	}
	return judge(content, options, { screen, bar });
}

function readSound(root: string, { screen, bar }: Omit<Desk, "root">): Content | null {
	try {
		return loadContent(root);
	} catch (error) {
		bar.clear();
		if (!(error instanceof ContentError)) throw error;
		for (const fault of error.faults) screen.note(describeFault(fault));
		screen.note(`${error.faults.length} to mend in content/`);
		return null;
	}
}

async function judge(
	content: Content,
	options: Options,
	{ screen, bar }: Omit<Desk, "root">,
): Promise<boolean> {
	const judged = judgePages(content, {
		pairs: options.pairs,
		onKind: (kind) => bar.show(STAGES[kind], PAGE_KINDS.indexOf(kind) / PAGE_KINDS.length),
	});
	bar.clear();
	const thin = PAGE_KINDS.flatMap((kind) =>
		judged[kind].pages
			.filter(({ faults }) => faults.length > 0)
			.map((page) => describeFaults(page, kind)),
	);
	if (options.isJson) await screen.print(JSON.stringify(toReport(judged), null, "\t"));
	else {
		await screen.print(countContent(content));
		await screen.print(drawJudgements(judged, options, screen));
	}
	if (thin.length > 0) {
		for (const line of thin) screen.note(line);
		screen.note(
			`${thin.length} to be kept out of search engines for saying too little of their own`,
		);
	}
	return thin.length === 0;
}

function countContent(content: Content): string {
	const districts = content.cities.flatMap((city) => city.districts);
	const localServices = content.cities.flatMap((city) => Object.keys(city.services));
	const subServices = content.services.flatMap((service) => service.subServices);
	return [
		"The content is sound:",
		`${content.cities.length} cities, ${districts.length} districts, ${localServices.length} localised service texts,`,
		`${content.services.length} services, ${subServices.length} sub-services, ${content.whyChooseUs.length} reasons,`,
		`${content.caseStudies.length} case studies, ${content.posts.length} posts, ${content.people.length} people.`,
	].join("\n");
}
