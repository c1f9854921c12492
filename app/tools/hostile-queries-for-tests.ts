/** What an address may hold that is no number, or hardly one. */
export const ODD_TEXTS: readonly string[] = [
	...["", " ", "0", "-0", "0.00", "0.0000001", "0.1", "1", "-1", "+5", "99.99", "100"],
	...["1e30", "1e-30", "9".repeat(39), "9".repeat(5000), "1000000000"],
	...["100%", "12,5", "1,50,000", "1.5 lakh", "10 crore", "9999 crore"],
	...["१२", "½", "٣", "0x1F", "1_000", "%", "₹", "rs", ".", ",", "\u0000", "1\n2"],
	...["Infinity", "-Infinity", "NaN", "undefined", "null", "[object Object]", "__proto__"],
	"<script>alert(1)</script>",
];
