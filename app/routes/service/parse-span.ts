/** Weeks from the start: "Week 1" is { start: 0, end: 1 }; `end` is null for an open end. */
export type Span = { start: number; end: number | null };

const WEEKS_IN: Record<string, number> = { day: 1 / 7, week: 1, month: 13 / 3 };

/** Parses "Week 1", "Weeks 3 to 5", "Days 1 to 7", "From week 9", "Week 6 onwards"; null for other words. */
export function parseSpan(when: string | undefined): Span | null {
	const match = /^(from )?(day|week|month)s? (\d+)(?: (?:and|to) (\d+))?( onwards)?$/i.exec(
		when?.trim() ?? "",
	);
	const [, from, unit = "", first, last = first, onwards] = match ?? [];
	const weeks = WEEKS_IN[unit.toLowerCase()];
	if (!weeks || Number(first) < 1 || Number(last) < Number(first)) return null;
	return {
		start: (Number(first) - 1) * weeks,
		end: from || onwards ? null : Number(last) * weeks,
	};
}
