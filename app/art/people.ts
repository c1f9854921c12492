import { choose } from "./seed.ts";

/** What a drawn person looks like; colours are paints, hair and clothes are names of shapes. */
export type Traits = {
	skin: string;
	hair: string;
	hairShape: "bun" | "bob" | "long" | "swept" | "crop";
	clothes: "sari" | "blazer" | "kurta";
	/** Ground, clothes, second cloth, ornament: names of colours in the palette. */
	colours: readonly [string, string, string, string];
	beard: boolean;
	glasses: boolean;
};

/** Indian skin tones, each a paint that stays the same in both themes. */
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
		beard: false,
		glasses: false,
	},
	"arjun-nair": {
		skin: "#8f5836",
		hair: "#1d1720",
		hairShape: "swept",
		clothes: "kurta",
		colours: ["aqua", "vermilion", "cotton", "marigold"],
		beard: true,
		glasses: true,
	},
	"farah-contractor": {
		skin: "#cf986c",
		hair: "#3a2420",
		hairShape: "bob",
		clothes: "blazer",
		colours: ["lilac", "indigo", "cotton", "marigold"],
		beard: false,
		glasses: false,
	},
};

/** The traits of a person: set down for those who are known, chosen by the slug for everyone else. */
export function findTraits(slug: string): Traits {
	const known = Object.hasOwn(KNOWN, slug) ? KNOWN[slug] : undefined;
	if (known) return known;
	const [hairShape, clothes] = choose(
		[
			["bun", "sari"],
			["bob", "blazer"],
			["long", "kurta"],
			["swept", "kurta"],
			["crop", "blazer"],
			["long", "sari"],
			["swept", "blazer"],
			["crop", "kurta"],
		] as const,
		slug,
		"shape",
	);
	const isShort = hairShape === "swept" || hairShape === "crop";
	return {
		skin: choose(SKINS, slug, "skin"),
		hair: choose(HAIRS, slug, "hair"),
		hairShape,
		clothes,
		colours: choose(COLOURS, slug, "colours"),
		beard: isShort && choose([true, false], slug, "beard"),
		glasses: choose([true, false, false], slug, "glasses"),
	};
}
