/** Weeks from the start, from 0: of whole weeks "Week 1" is { start: 0, end: 1 }; `end` is null when it goes on. */
export type Span = { start: number; end: number | null };

const WEEKS_IN: Record<string, number> = { day: 1 / 7, week: 1, month: 13 / 3 };

/**
 * Reads "Week 1", "Weeks 3 to 5", "Days 1 to 7", "Months 4 to 6", "From week 9" and "Week 6 onwards"; null for any
 * other wording, which says when in its own way.
 */
export function readSpan(when: string | undefined): Span | null {
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
