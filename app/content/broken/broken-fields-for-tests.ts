import { readFileSync } from "node:fs";
import { join } from "node:path";
import { all, type BrokenKind, rename, replace } from "./break-for-tests.ts";
import {
	CASE_STUDY,
	CITY,
	DISTRICT,
	LOCAL_SERVICE,
	PERSON,
	POST,
} from "./sample-files-for-tests.ts";

const SEOO = LOCAL_SERVICE.replace("seo", "seoo");

/** Ways to break a field of a sound file. */
export const BROKEN_FIELDS: BrokenKind[] = [
	{
		name: "a field left out",
		act: replace(PERSON, "title: Account Manager\n", ""),
		lines: [`${PERSON}:1: title: is missing; a text is wanted`],
	},
	{
		name: "a field left empty",
		act: replace(PERSON, "title: Account Manager", "title:"),
		lines: [`${PERSON}:2: title: is empty: still to be written`],
	},
	{
		name: "a field misspelt",
		act: replace(PERSON, "title:", "titel:"),
		lines: [
			`${PERSON}:1: title: is missing; a text is wanted`,
			`${PERSON}:2: titel: is not a known field here; did you mean title?`,
		],
	},
	{
		name: "a field of one's own",
		act: replace(PERSON, "order: 9", "order: 9\nhobby: Kites"),
		lines: [
			`${PERSON}:4: hobby: is not a known field here: its name is wrong, or it stands too far left or right`,
		],
	},
	{
		name: "a title too long",
		act: replace(PERSON, "Account Manager", "Senior ".repeat(10)),
		lines: [`${PERSON}:2: title: has 69 characters; at most 60 fit`],
	},
	{
		name: "a description too short",
		act: replace(DISTRICT, /description: .*/, "description: All about the Old Fort."),
		lines: [
			`${DISTRICT}:5: description: has 23 characters ("All about the Old Fort."); at least 70 are wanted`,
		],
	},
	{
		name: "too few entries",
		act: replace(CITY, "[Hindi, English]", "[Hindi]"),
		lines: [`${CITY}:4: languages: has 1 entry; at least 2 are wanted`],
	},
	{
		name: "too many entries",
		act: replace(DISTRICT, "[Grocers,", "[A, B, C, D, E, F,"),
		lines: [`${DISTRICT}:9: businesses: has 8 entries; at most 6 are wanted`],
	},
	{
		name: "a number for a text",
		act: replace(PERSON, "Account Manager", "2026"),
		lines: [`${PERSON}:2: title: is a number (2026); a text is wanted: put it in quotes`],
	},
	{
		name: "a text for a number",
		act: replace(PERSON, "order: 9", "order: first"),
		lines: [
			`${PERSON}:3: order: is a text ("first"); a whole number is wanted: digits without quotes`,
		],
	},
	{
		name: "a text for a yes or no",
		act: replace(PERSON, "isTeamMember: true", "isTeamMember: yes"),
		lines: [
			`${PERSON}:4: isTeamMember: is a text ("yes"); true or false is wanted: without quotes`,
		],
	},
	{
		name: "a number out of bounds",
		act: replace(PERSON, "order: 9", "order: 0"),
		lines: [`${PERSON}:3: order: is 0; at least 1 is wanted`],
	},
	{
		name: "an entry that holds a colon",
		act: replace(CITY, "  - mumbai", "  - mumbai: near"),
		lines: [
			`${CITY}:19: neighbours.0: is a group of fields; a text is wanted: a text that holds a colon and a space stands in quotes`,
		],
	},
	{
		name: "a day that is none",
		act: replace(POST, "date: 2026-03-01", "date: 2026-02-30"),
		lines: [`${POST}:5: date: is "2026-02-30", which is no day of the calendar`],
	},
	{
		name: "a name where a slug is wanted",
		act: replace(CITY, "  - pune", "  - New Delhi"),
		lines: [
			`${CITY}:20: neighbours.1: must be lower-case words joined by hyphens; found "New Delhi"`,
		],
	},
	{
		name: "coordinates swapped",
		act: replace(CITY, "latitude: 20\n  longitude: 76", "latitude: 76\n  longitude: 20"),
		lines: [
			`${CITY}:6: coordinates.latitude: is 76; at most 37 is wanted`,
			`${CITY}:7: coordinates.longitude: is 20; at least 68 is wanted`,
		],
	},
	{
		name: "a district too far off",
		act: replace(DISTRICT, "20.01", "21.01"),
		lines: [
			`${DISTRICT}:4: coordinates: latitude 21.01, longitude 76.01 lies 112 km from Sampleton; a district lies within 60 km of its city: a digit is wrong`,
		],
	},
	{
		name: "a neighbouring city that there is not",
		act: replace(CITY, "  - pune", "  - pume"),
		lines: [`${CITY}:20: neighbours.1: there is no city "pume"; did you mean pune?`],
	},
	{
		name: "a neighbouring district that there is not",
		act: replace(DISTRICT, "[new-fort]", "[atlantis]"),
		lines: [
			`${DISTRICT}:14: neighbours.0: there is no district of Sampleton "atlantis"; there are: new-fort, old-fort`,
		],
	},
	{
		name: "a local text of a service that there is not",
		act: rename(LOCAL_SERVICE, SEOO),
		lines: [`${SEOO}: there is no service "seoo"; did you mean seo?`],
	},
	{
		name: "an author, a service and an industry that there are not",
		act: all(
			replace(POST, "author: asha-rao", "author: asha-roa"),
			replace(POST, "service: seo", "service: seos"),
			replace(CASE_STUDY, "industry: e-commerce", "industry: e-comerce"),
			replace(CASE_STUDY, "[seo]", "[seo, se0]"),
		),
		lines: [
			`${CASE_STUDY}:5: services.1: there is no service "se0"; did you mean seo?`,
			`${CASE_STUDY}:6: industry: there is no industry "e-comerce"; did you mean e-commerce?`,
			`${POST}:6: author: there is no person "asha-roa"; did you mean asha-rao?`,
			`${POST}:7: service: there is no service "seos"; did you mean seo?`,
		],
	},
	{
		name: "a description copied from elsewhere",
		act: (root) => {
			const [description = ""] =
				/description: .*/.exec(readFileSync(join(root, CITY), "utf8")) ?? [];
			replace(DISTRICT, /description: .*/, description)(root);
		},
		lines: [`${DISTRICT}:5: description: is the same as in ${CITY}; each page wants its own`],
	},
];
