/** What a body can be sent in, as HTTP names it. */
export type Encoding = "zstd" | "br" | "gzip" | "identity";

/** How much a visitor wants each encoding, from 0, not at all, to 1. */
type Wishes = Readonly<Record<Encoding, number>>;

/** Browsers send a handful of different headers; whoever makes up others must not fill the memory. */
const MOST_KNOWN = 200;
/** What nobody has named is taken when nothing better is there. */
const UNNAMED = 0.0001;
const known = new Map<string, Wishes>();

/**
 * The encoding of those on offer that an Accept-Encoding header wants most, and of several wanted alike the one
 * offered first; without a header it is the body as it is: https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding {
	const wishes = readWishes(header ?? "");
	let best: Encoding = "identity";
	let most = 0;
	for (const encoding of offered) {
		if (wishes[encoding] > most) {
			best = encoding;
			most = wishes[encoding];
		}
	}
	return best;
}

function readWishes(header: string): Wishes {
	const before = known.get(header);
	if (before) return before;
	const wishes = parseWishes(header);
	if (known.size < MOST_KNOWN) known.set(header, wishes);
	return wishes;
}

function parseWishes(header: string): Wishes {
	const named = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
		if (name) named.set(name === "x-gzip" ? "gzip" : name, readWeight(parameters));
	}
	const others = named.get("*");
	const read = (name: string) => named.get(name) ?? others ?? 0;
	return {
		zstd: read("zstd"),
		br: read("br"),
		gzip: read("gzip"),
		identity: named.get("identity") ?? (others === 0 ? 0 : UNNAMED),
	};
}

function readWeight(parameters: readonly string[]): number {
	const weight = parameters.find((parameter) => parameter.startsWith("q="));
	if (weight === undefined) return 1;
	return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0;
}
