/** What an address may hold that is no number, or hardly one. */
export const ODD_TEXTS = [
	"",
	" ",
	"0",
	"-0",
	"0.00",
	"0.0000001",
	"-1",
	"1e30",
	"1e-30",
	"9".repeat(39),
	"9".repeat(5000),
	"0.1",
	"1",
	"99.99",
	"100",
	"100%",
	"12,5",
	"1,50,000",
	"1.5 lakh",
	"9999 crore",
	"10 crore",
	"1000000000",
	"Infinity",
	"-Infinity",
	"NaN",
	"undefined",
	"null",
	"[object Object]",
	"__proto__",
	"<script>alert(1)</script>",
	"१२",
	"½",
	"٣",
	"\u0000",
	"1\n2",
	"%",
	"₹",
	"rs",
	".",
	",",
	"+5",
	"0x1F",
	"1_000",
] as const;

/** Every odd text in every field, alone beside good ones and next to a second odd one; the same each time. */
export function* listHostileQueries(
	names: readonly string[],
	good: string,
): Generator<URLSearchParams> {
	for (const [at, name] of names.entries()) {
		for (const [index, text] of ODD_TEXTS.entries()) {
			const query = new URLSearchParams(good);
			query.set(name, text);
			yield query;
			const both = new URLSearchParams(query);
			const other = names[(at + 1 + index) % names.length] ?? name;
			both.set(other, ODD_TEXTS[(index * 7 + at) % ODD_TEXTS.length] ?? "");
			yield both;
			const repeated = new URLSearchParams(query);
			repeated.append(name, text);
			yield repeated;
		}
	}
}
