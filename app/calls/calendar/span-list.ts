import type { Span } from "#app/database/booking.ts";
import type { Window } from "./list-occurrences.ts";

/** The number of spans that are collected before they are joined. */
const MOST_UNJOINED = 5_000;

/**
 * Creates a list that collects any number of spans that touch a window, and joins those with too short a gap between
 * them.
 */
export function createSpanList({ from, to, joinMs }: Window) {
	let spans: Span[] = [];
	const join = (): Span[] => {
		spans = joinSpans(spans, joinMs);
		return spans;
	};
	return {
		add({ start, end }: Span): void {
			if (start >= end || start >= to || end <= from) return;
			spans.push({ start, end });
			if (spans.length % MOST_UNJOINED === 0) join();
		},
		join,
	};
}

function joinSpans(spans: readonly Span[], joinMs: number): Span[] {
	const joined: Span[] = [];
	for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
		const last = joined.at(-1);
		const isJoined = last && (start <= last.end || start - last.end < joinMs);
		if (isJoined) last.end = Math.max(last.end, end);
		else joined.push({ start, end });
	}
	return joined;
}
