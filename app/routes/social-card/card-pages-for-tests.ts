import { TEMPLATES } from "../../../tests/support/addresses.ts";

const NO_CARD: readonly string[] = [TEMPLATES["not found"]];

/** One page of each kind of card, by its name. */
export const CARD_PAGES = Object.fromEntries(
	Object.entries(TEMPLATES).filter(([, path]) => !path.includes("?") && !NO_CARD.includes(path)),
);
