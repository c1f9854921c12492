import type { Colour } from "./palette.ts";
import { choose } from "./seed.ts";

export type Traits = {
	skin: string;
	hair: string;
	hairShape: "bun" | "bob" | "swept" | "crop";
	clothes: "sari" | "blazer" | "kurta";
	/** The colours of ground, clothes, second cloth, ornament. */
	colours: readonly [Colour, Colour, Colour, Colour];
	hasBeard?: boolean;
	hasGlasses?: boolean;
	/** True if the person has earrings and painted lips. */
	hasEarrings?: boolean;
};

const SKINS = ["#c68b5f", "#a86b43", "#b87a50", "#8a5433", "#d29d73"] as const;
const HAIRS = ["#1f1722", "#2b1a1a", "#3a2420"] as const;
const COLOURS = [
	["marigold", "rani", "sand", "cotton"],
	["aqua", "vermilion", "cotton", "marigold"],
	["peach", "teal", "sand", "marigold"],
	["lilac", "indigo", "cotton", "marigold"],
	["blush", "plum", "sand", "marigold"],
	["sand", "violet", "cotton", "vermilion"],
] as const;

const KNOWN: Readonly<Record<string, Traits>> = {
	"meera-shah": {
		skin: "#b87a50",
		hair: "#1f1722",
		hairShape: "bun",
		clothes: "sari",
		colours: ["marigold", "rani", "teal", "sand"],
		hasEarrings: true,
	},
	"arjun-nair": {
		skin: "#8f5836",
		hair: "#1d1720",
		hairShape: "swept",
		clothes: "kurta",
		colours: ["aqua", "vermilion", "cotton", "marigold"],
		hasBeard: true,
		hasGlasses: true,
	},
	"farah-contractor": {
		skin: "#cf986c",
		hair: "#3a2420",
		hairShape: "bob",
		clothes: "blazer",
		colours: ["lilac", "indigo", "cotton", "marigold"],
		hasEarrings: true,
	},
};

/**
 * Returns the traits of a person, which are specified for known ones. For everyone else the slug chooses among traits
 * that suit anyone: a name tells neither gender nor faith, so no beard, sari or jewellery is guessed.
 */
export function findTraits(slug: string): Traits {
	const known = Object.hasOwn(KNOWN, slug) ? KNOWN[slug] : undefined;
	if (known) return known;
	return {
		skin: choose(SKINS, slug, "skin"),
		hair: choose(HAIRS, slug, "hair"),
		hairShape: choose(["swept", "crop"], slug, "hair shape"),
		clothes: choose(["kurta", "blazer"], slug, "clothes"),
		colours: choose<Traits["colours"]>(COLOURS, slug, "colours"),
		hasGlasses: choose([true, false], slug, "glasses"),
	};
}
