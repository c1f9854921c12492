import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

/** The drawings of the product's library, by the names of their files in app/design/art/motifs. */
export const MOTIFS = [
	"arch",
	"bids",
	"blossom",
	"brackets",
	"buckle",
	"cable-bridge",
	"contours",
	"diamond",
	"embroidery",
	"girder-bridge",
	"grid",
	"harbour",
	"lake",
	"lens",
	"letter",
	"minarets",
	"orange",
	"papers",
	"talk",
	"tiles",
	"tower",
	"windows",
] as const;
export type MotifName = (typeof MOTIFS)[number];

/** The colours of papers, of which a kite is glued together. */
const PAPERS = [
	"aqua",
	"blush",
	"cotton",
	"indigo",
	"lilac",
	"marigold",
	"orange",
	"peach",
	"pine",
	"plum",
	"rani",
	"sand",
	"teal",
	"vermilion",
	"violet",
] as const;

/** The ways in which the second papers are cut. */
const CUTS = [
	"half",
	"quarters",
	"window",
	"crown",
	"slope",
	"band",
	"wings",
	"pinwheel",
	"keel",
	"stripes",
	"patches",
] as const;
export type Cut = (typeof CUTS)[number];

/** The colours of sections. */
const THEMES = [
	"cotton",
	"sunken",
	"sand",
	"peach",
	"blush",
	"lilac",
	"aqua",
	"night",
	"vermilion",
	"teal",
	"rani",
	"marigold",
] as const;
export type SectionTheme = (typeof THEMES)[number];

const themeSchema = z.enum(THEMES);
controls.add(themeSchema, { control: "theme" });

/** The schema of the colour of a paper. */
export const paperSchema = z.enum(PAPERS);
controls.add(paperSchema, { control: "paper" });
const papersSchema = z.strictObject({
	ground: paperSchema.meta({ title: "Ground", description: "Colour behind the drawing" }),
	figure: paperSchema.meta({ title: "Figure", description: "Colour of most of the drawing" }),
	second: paperSchema.meta({
		title: "Other parts",
		description: "Colour of the drawing's other parts",
	}),
	detail: paperSchema.meta({
		title: "Details",
		description: "Colour of the details, in contrast to the figure",
	}),
});

export type Papers = z.infer<typeof papersSchema>;

/** The schema of a drawing of the library. */
export const motifSchema = z.enum(MOTIFS);
controls.add(motifSchema, { control: "motif" });
/** The schema of how the second papers are cut. */
export const cutSchema = z.enum(CUTS);
controls.add(cutSchema, { control: "cut" });

const kiteFields = {
	motif: motifSchema.optional().meta({
		title: "Drawing",
		description: "What is drawn on the kite. Without one a pattern is made from the name",
	}),
	papers: t
		.group(
			{
				title: "Colours",
				description: "Without them two times four colours that match are chosen",
			},
			{
				main: papersSchema.meta({ title: "Whole kite" }),
				facet: papersSchema.meta({
					title: "Cut-out part",
					description: "Colours of the part that is cut out",
				}),
			},
		)
		.optional(),
	cut: cutSchema
		.optional()
		.meta({ title: "Cut", description: "How the second colours are cut into the kite" }),
	line: z.int().min(1).max(3).optional().meta({
		title: "Fall of the line",
		description: "One of three ways in which the line of the kite falls",
	}),
};

/** The schema of a service's kite; what it leaves out is chosen by the service's slug. */
export const kiteSchema = t.group(
	{
		title: "Kite",
		description:
			"The drawing that stands for it. What is left out is chosen by the page's address. With tiles as the look of the site only the colours count",
	},
	kiteFields,
);

/** The schema of a city's kite, from which those of its districts are made. */
export const cityKiteSchema = t.group(
	{
		title: "Kite",
		description:
			"The drawing that stands for the city, from which those of its districts are made. What is left out is chosen by the page's address. With tiles as the look of the site only the colours and the variant count",
	},
	{
		...kiteFields,
		turns: z.boolean().optional().meta({
			title: "Districts turn the drawing",
			description: "Yes if districts may turn it, as it has no up and down",
		}),
		variant: z.int().min(0).max(999).optional().meta({
			title: "Variant",
			description: "Any number; another one gives the districts other colours and cuts",
		}),
	},
);
export type CityKite = z.infer<typeof cityKiteSchema>;

export const serviceThemeSchema = t.group(
	{
		title: "Section colours",
		description: "Without them they are chosen by the position in the list",
	},
	{
		hero: themeSchema.meta({ title: "Top of the page" }),
		accent: themeSchema.meta({
			title: "Strong section",
			description: "A strong colour, under the part on when not to buy it",
		}),
	},
);

export const cityThemeSchema = t.group(
	{
		title: "Section colours",
		description: "Without them they are chosen by the position in the list",
	},
	{
		hero: themeSchema.meta({
			title: "Top of the page",
			description: "Not the same as the ground of the kite",
		}),
		story: themeSchema.meta({
			title: "Story of the economy",
			description: "One of the two colours is pale",
		}),
	},
);

/** The schema of a kite that stands on a page of its own subject or of another one. */
export const kiteOfSchema = z
	.string()
	.regex(/^(?:service|city)\/[a-z0-9-]+$/, "must be service/ or city/ with a slug")
	.meta({
		title: "Kite",
		description: "The service or city whose kite is shown. Without one it is the first service's",
	});
controls.add(kiteOfSchema, { control: "reference", of: "kite" });

/** Themes for services that choose none, in turn. */
const SERVICE_THEMES = [
	{ hero: "aqua", accent: "marigold" },
	{ hero: "sand", accent: "teal" },
	{ hero: "blush", accent: "rani" },
	{ hero: "lilac", accent: "teal" },
	{ hero: "peach", accent: "teal" },
] as const satisfies z.infer<typeof serviceThemeSchema>[];

/** Themes for cities that choose none, in turn. */
const CITY_THEMES = [
	{ hero: "sand", story: "teal" },
	{ hero: "night", story: "peach" },
	{ hero: "blush", story: "night" },
	{ hero: "teal", story: "sand" },
	{ hero: "lilac", story: "marigold" },
] as const satisfies z.infer<typeof cityThemeSchema>[];

type ThemeOf<Schema extends z.ZodType> = { theme?: z.infer<Schema> | undefined; order: number };

/** Returns the themes of a service: its own, or else those of its place in the list. */
export function chooseServiceTheme({
	theme,
	order,
}: ThemeOf<typeof serviceThemeSchema>): z.infer<typeof serviceThemeSchema> {
	return theme ?? SERVICE_THEMES[(order - 1) % SERVICE_THEMES.length] ?? SERVICE_THEMES[0];
}

/** Returns the themes of a city: its own, or else those of its place in the list. */
export function chooseCityTheme({
	theme,
	order,
}: ThemeOf<typeof cityThemeSchema>): z.infer<typeof cityThemeSchema> {
	return theme ?? CITY_THEMES[order % CITY_THEMES.length] ?? CITY_THEMES[0];
}
