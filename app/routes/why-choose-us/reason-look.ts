import type { Paper } from "#app/ui/papers.ts";

/** Which part of the reason's kite is another thing. */
export type KiteTurn = "ruler" | "pencil" | "key" | "patch";

type Look = { strong: Paper; pale: Paper; kite: KiteTurn };

const LOOKS: readonly [Look, ...Look[]] = [
	{ strong: "teal", pale: "aqua", kite: "ruler" },
	{ strong: "rani", pale: "blush", kite: "pencil" },
	{ strong: "marigold", pale: "sand", kite: "key" },
	{ strong: "night", pale: "lilac", kite: "patch" },
];

/** The papers and the kite of a reason, by its place among them. */
export function chooseReasonLook(order: number): Look {
	return LOOKS[(order - 1) % LOOKS.length] ?? LOOKS[0];
}
