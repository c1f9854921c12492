/** The largest sum, ten thousand crore: more than any budget, and far below where whole numbers become inexact. */
const LARGEST = 1e11;

const UNITS: Record<string, number> = {
	"": 1,
	rs: 1,
	inr: 1,
	rupees: 1,
	k: 1e3,
	thousand: 1e3,
	l: 1e5,
	lac: 1e5,
	lacs: 1e5,
	lakh: 1e5,
	lakhs: 1e5,
	cr: 1e7,
	crore: 1e7,
	crores: 1e7,
};

const SUM = /^(?:₹|rs\.?|inr)?\s*(\d[\d,\s]*(?:\.\d{1,3})?)\s*([a-z]*)\.?(?:\s*\/-)?$/i;

/** Parses `150000`, `₹1,50,000`, `Rs. 1.5 lakh`, `2 crore`, `50k`. Returns null for a range. */
export function parseSum(text: string): number | null {
	const [, digits = "", unit = ""] = SUM.exec(text.trim()) ?? [];
	const factor = UNITS[unit.toLowerCase()];
	if (!digits || !factor) return null;
	const rupees = Math.round(Number(digits.replaceAll(/[,\s]/g, "")) * factor);
	return rupees > 0 && rupees <= LARGEST ? rupees : null;
}
