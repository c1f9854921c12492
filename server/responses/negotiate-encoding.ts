import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

/** Content codings by their names in HTTP, best first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send a handful of different headers; whoever makes up others must not fill the memory. */
const ranked = new LRUCache<string, readonly Encoding[]>({ max: 200, memoMethod: rankEncodings });
/** `identity` is acceptable where the header does not mention it, and comes last. */
const IDENTITY_WEIGHT = 0.0001;

/**
 * Returns the encoding among those available that an Accept-Encoding header prefers:
 * https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function negotiateEncoding(
	header: string | undefined,
	available: readonly Encoding[],
): Encoding {
	const acceptable = ranked.memo(header ?? "");
	return acceptable.find((encoding) => available.includes(encoding)) ?? "identity";
}

function rankEncodings(header: string): Encoding[] {
	const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
	const others = weights.get("*");
	const getWeight = (encoding: Encoding): number => {
		const weight = weights.get(encoding);
		if (weight !== undefined) return weight;
		if (encoding === "identity") return others === 0 ? 0 : IDENTITY_WEIGHT;
		return others ?? 0;
	};
	return ENCODINGS.filter((encoding) => getWeight(encoding) > 0).sort(
		(one, other) => getWeight(other) - getWeight(one),
	);
}
