import { formatNumber, getMedian } from "./figures.ts";
import { type Lighthouse, loadLighthouse, type Result, visit } from "./lighthouse.ts";
import { KEY_PAGES, withSite } from "./site.ts";

const ROUNDS = 5;
const PAGES = ["home", "service", "city", "blog", "contact"] as const;
const AUDITS = {
	TBT: "total-blocking-time",
	"Speed Index": "speed-index",
	"main thread": "mainthread-work-breakdown",
	FCP: "first-contentful-paint",
	LCP: "largest-contentful-paint",
} as const;
/** The slow phones: as Lighthouse computes one from a visit, and as DevTools slow the browser down to a quarter. */
const PHONES = {
	computed: { throttlingMethod: "simulate" },
	"slowed down": { throttlingMethod: "devtools" },
} as const;

/**
 * Visits key pages of the built site and an address of another one in turn. Returns a table for each phone: the medians
 * of both, and the ratio, which does not depend on the machine.
 */
export async function measureBeside(address: string): Promise<string[]> {
	const run = await loadLighthouse();
	return withSite(async ({ port }) => {
		const tables: string[] = [];
		for (const [phone, options] of Object.entries(PHONES)) {
			const rows: string[] = [];
			for (const name of PAGES) {
				const own = `http://localhost:${port}${KEY_PAGES[name]}`;
				rows.push(...compare(name, await visitInTurn(run, own, address, options)));
			}
			tables.push([formatHead(phone), ...rows].join("\n"));
		}
		return tables;
	});
}

type Visits = { ours: Result[]; others: Result[] };

async function visitInTurn(
	run: Lighthouse,
	own: string,
	other: string,
	options: Record<string, unknown>,
): Promise<Visits> {
	const visits: Visits = { ours: [], others: [] };
	const performance = { onlyCategories: ["performance"], ...options };
	for (let round = 0; round < ROUNDS; round++) {
		visits.ours.push(await visit(run, own, performance));
		visits.others.push(await visit(run, other, performance));
	}
	return visits;
}

function formatHead(phone: string): string {
	return [
		`| slow phone, ${phone} | | machine index | ours | other | ratio |`,
		"| --- | --- | ---: | ---: | ---: | ---: |",
	].join("\n");
}

/** Compares the medians. The machine index is Lighthouse's; it is higher on a faster machine. */
function compare(name: string, { ours, others }: Visits): string[] {
	const index = Math.round(
		getMedian([...ours, ...others].map(({ environment }) => environment.benchmarkIndex)),
	);
	const format = (title: string, get: (result: Result) => number) => {
		const [own, other] = [getMedian(ours.map(get)), getMedian(others.map(get))];
		const unit = title === "score" ? "points" : "ms";
		const ratio = other === 0 ? "" : (own / other).toFixed(2);
		const cells = [name, title, index, formatNumber(own, unit), formatNumber(other, unit), ratio];
		return `| ${cells.join(" | ")} |`;
	};
	return [
		format("score", ({ categories }) => 100 * (categories.performance?.score ?? 0)),
		...Object.entries(AUDITS).map(([title, audit]) =>
			format(title, ({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
		),
	];
}
