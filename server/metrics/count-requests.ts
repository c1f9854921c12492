import type { ShedReason } from "../limits/gate.ts";
import type { RequestReport } from "../log/describe-request.ts";
import type { HistogramMetric, Metric } from "./write-metrics.ts";

/** In seconds: what lies in memory takes less than the first one. */
const BOUNDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what was answered since the start. */
export function countRequests() {
	const requests = new Map<string, number>();
	const caches = new Map<string, number>();
	const shed: Record<ShedReason, number> = { full: 0, late: 0, time: 0 };
	/** Of each bound those that took longer than the one before it; behind them all others. */
	const durations = new Uint32Array(BOUNDS.length + 1);
	let seconds = 0;
	let bytes = 0;
	let count = 0;

	return {
		add(report: RequestReport): void {
			const { kind, status, ms, cache } = report;
			increase(requests, `${kind} ${Math.trunc(status / 100)}xx`);
			increase(caches, cache);
			const at = BOUNDS.findIndex((bound) => ms <= bound * 1_000);
			const place = at < 0 ? BOUNDS.length : at;
			durations[place] = (durations[place] ?? 0) + 1;
			seconds += ms / 1_000;
			bytes += report.bytes;
			count++;
		},
		addShed(reason: ShedReason): void {
			shed[reason]++;
		},
		list(): (Metric | HistogramMetric)[] {
			let within = 0;
			return [
				{
					name: "site_requests_total",
					help: "Answered requests by what they asked and how they were answered.",
					type: "counter",
					values: [...requests].map(([name, value]) => {
						const [kind = "", status = ""] = name.split(" ");
						return [{ kind, status }, value];
					}),
				},
				{
					name: "site_request_seconds",
					help: "From a request's headers to the end of its answer.",
					type: "histogram",
					buckets: BOUNDS.map((bound, at) => {
						within += durations[at] ?? 0;
						return [bound, within];
					}),
					count,
					sum: seconds,
				},
				{
					name: "site_sent_bytes_total",
					help: "Bytes of answers.",
					type: "counter",
					values: [[{}, bytes]],
				},
				{
					name: "site_page_cache_total",
					help: "Answers from memory (stored), made once for one (made) or several (shared), or not kept (none).",
					type: "counter",
					values: [...caches].map(([state, value]) => [{ state }, value]),
				},
				{
					name: "site_shed_total",
					help: "Requests answered 503: no room (full), event loop late (late), too slow to make (time).",
					type: "counter",
					values: Object.entries(shed).map(([reason, value]) => [{ reason }, value]),
				},
			];
		},
	};
}

function increase(counts: Map<string, number>, name: string): void {
	counts.set(name, (counts.get(name) ?? 0) + 1);
}
