import type { Cut, Motif } from "../kite.ts";
import type { Colourway } from "../palette.ts";
import { drawSeaLink, drawTrussBridge } from "./bridges.ts";
import { drawDiamonds } from "./brilliant.ts";
import { drawChikan, drawOrange, drawRainTree } from "./growing.ts";
import { drawContours, drawHarbour, drawLakes } from "./land.ts";
import { drawJali, drawSaddleStitches } from "./made.ts";
import { drawArch, drawGopuram, drawJharokhas, drawMinarets } from "./monuments.ts";

export type CityMotif = {
	draw: Motif;
	main: Colourway;
	facet: Colourway;
	cut: Cut;
	/** Whether the motif has no up and down, so that a district may turn it. */
	canTurn: boolean;
	/** The throw of the dice in which the city's districts all fell on different colours and cuts. */
	throw: number;
};

/** The motifs drawn from places, by city slug. */
export const CITY_MOTIFS: Readonly<Record<string, CityMotif>> = {
	mumbai: {
		draw: drawSeaLink,
		main: ["aqua", "teal", "marigold", "cotton"],
		facet: ["sand", "pine", "vermilion", "cotton"],
		cut: "half",
		canTurn: false,
		throw: 5,
	},
	delhi: {
		draw: drawArch,
		main: ["sand", "vermilion", "marigold", "cotton"],
		facet: ["peach", "plum", "orange", "cotton"],
		cut: "half",
		canTurn: false,
		throw: 23,
	},
	bangalore: {
		draw: drawRainTree,
		main: ["sand", "teal", "pine", "rani"],
		facet: ["aqua", "pine", "teal", "rani"],
		cut: "quarters",
		canTurn: true,
		throw: 33,
	},
	hyderabad: {
		draw: drawMinarets,
		main: ["teal", "sand", "marigold", "pine"],
		facet: ["pine", "cotton", "marigold", "teal"],
		cut: "half",
		canTurn: false,
		throw: 167,
	},
	ahmedabad: {
		draw: drawJali,
		main: ["vermilion", "marigold", "vermilion", "cotton"],
		facet: ["marigold", "vermilion", "marigold", "cotton"],
		cut: "quarters",
		canTurn: true,
		throw: 20,
	},
	chennai: {
		draw: drawGopuram,
		main: ["peach", "rani", "teal", "cotton"],
		facet: ["sand", "plum", "vermilion", "cotton"],
		cut: "half",
		canTurn: false,
		throw: 57,
	},
	kolkata: {
		draw: drawTrussBridge,
		main: ["marigold", "indigo", "vermilion", "cotton"],
		facet: ["sand", "indigo", "vermilion", "cotton"],
		cut: "quarters",
		canTurn: false,
		throw: 44,
	},
	surat: {
		draw: drawDiamonds,
		main: ["rani", "teal", "aqua", "cotton"],
		facet: ["plum", "violet", "lilac", "cotton"],
		cut: "half",
		canTurn: false,
		throw: 43,
	},
	pune: {
		draw: drawContours,
		main: ["aqua", "pine", "marigold", "cotton"],
		facet: ["sand", "teal", "vermilion", "cotton"],
		cut: "half",
		canTurn: true,
		throw: 2,
	},
	jaipur: {
		draw: drawJharokhas,
		main: ["sand", "rani", "cotton", "plum"],
		facet: ["blush", "vermilion", "cotton", "plum"],
		cut: "half",
		canTurn: false,
		throw: 1,
	},
	lucknow: {
		draw: drawChikan,
		main: ["lilac", "cotton", "violet", "rani"],
		facet: ["violet", "cotton", "lilac", "rani"],
		cut: "quarters",
		canTurn: true,
		throw: 15,
	},
	kanpur: {
		draw: drawSaddleStitches,
		main: ["sand", "vermilion", "plum", "cotton"],
		facet: ["peach", "orange", "indigo", "cotton"],
		cut: "half",
		canTurn: true,
		throw: 13,
	},
	nagpur: {
		draw: drawOrange,
		main: ["aqua", "orange", "teal", "cotton"],
		facet: ["sand", "vermilion", "pine", "cotton"],
		cut: "half",
		canTurn: true,
		throw: 39,
	},
	visakhapatnam: {
		draw: drawHarbour,
		main: ["peach", "teal", "vermilion", "cotton"],
		facet: ["sand", "pine", "orange", "cotton"],
		cut: "half",
		canTurn: false,
		throw: 18,
	},
	bhopal: {
		draw: drawLakes,
		main: ["peach", "violet", "marigold", "cotton"],
		facet: ["blush", "indigo", "orange", "cotton"],
		cut: "half",
		canTurn: false,
		throw: 64,
	},
};
