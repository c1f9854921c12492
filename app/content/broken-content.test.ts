import { expect, it } from "vitest";
import {
	type Act,
	all,
	edit,
	link,
	remove,
	rename,
	write,
} from "../../tests/support/content-acts.ts";
import { copySample, loadIssues } from "../../tests/support/copied-content.ts";
import { ContentError, formatIssue } from "./content-error.ts";

const PERSON = "content/people/asha-rao.yaml";
const POST = "content/posts/a-sample.md";
const CASE = "content/case-studies/a-sample.yaml";
const FOLDER = "content/cities/sampleton";
const CITY = `${FOLDER}/city.yaml`;
const DISTRICT = `${FOLDER}/districts/old-fort.yaml`;
const SERVICES = `${FOLDER}/services`;
const LOCAL_SERVICE = `${SERVICES}/seo.yaml`;
const HOME = "content/pages/home.yaml";
const CONTACT = "content/pages/contact.yaml";
const HOM = "content/pages/hom.yaml";
const YML = DISTRICT.replace(".yaml", ".yml");
const SEOO = LOCAL_SERVICE.replace("seo", "seoo");
const CAPITAL = "content/people/Asha.yaml";
const BLOG = "content/cities/blog";
const SUB_SERVICE = "content/services/seo/local.yaml";
const toMost = (max: number) => `Too big: expected string to have <=${max} characters`;
const DESCRIPTION = /(?<=description: ).*/;

const MERGE = "has unresolved Git conflict markers; keep one of the versions";
const NO_UTF8 =
	"is not UTF-8 text here (U+FFFD); save the file as UTF-8, and delete or retype the character";
const NO_INTEGER = "Invalid input: expected int, received number";
const NO_SLUG = "must be lower-case words joined by hyphens";
const FAR = "112 km from Sampleton; a district lies within 60 km of its city: a digit is wrong";
const SAME = `is the same as in ${CITY}; each page needs its own`;
const STRAY = "is not read: nothing of this name belongs here; move or delete it";

/** What stands in a sample file, what somebody put in its place, and what is said about the file. */
const EDITS: [file: string, from: string | RegExp, to: string, said: string][] = [
	[
		PERSON,
		"Account Manager",
		"Senior ".repeat(10),
		`:2: title: ${toMost(60)}; found "${"Senior ".repeat(6).slice(0, 40)}…" with 69 characters`,
	],
	[PERSON, "order: 9", "order: 0", ":3: order: Too small: expected number to be >=1; found 0"],
	[PERSON, "order: 9", "order: 1.5", `:3: order: ${NO_INTEGER}; found 1.5`],
	[PERSON, "order: 9", "<<<<<<< HEAD\norder: 9\n=======\norder: 8\n>>>>>>> b", `:3: ${MERGE}`],
	[PERSON, "Manager", "Attach\ufffd", `:2: ${NO_UTF8}`],
	[POST, "The", "A\b", `:10: ${NO_UTF8.replace("FFFD", "0008")}`],
	[POST, "The text of the sample.", "", ": has no text below its front matter"],
	[POST, "2026-03-01", "2026-02-30", ':5: date: Invalid ISO date; found "2026-02-30"'],
	[POST, "asha-rao", "asha", ':6: author: there is no person "asha"; did you mean asha-rao?'],
	[CASE, "[seo]", "[seo, se0]", ':5: services.1: there is no service "se0"; did you mean seo?'],
	[
		CASE,
		"e-comm",
		"comm",
		':6: industry: there is no industry "commerce"; did you mean e-commerce?',
	],
	[
		CASE,
		"label: Orders",
		"label: Orders, service: paid-advertising",
		':13: measures.1.service: there is no service here "paid-advertising"; there are: seo',
	],
	[
		CITY,
		"[Hindi, English]",
		"[Hindi]",
		":4: languages: Too small: expected array to have >=2 items; found 1 entries",
	],
	[
		CITY,
		"latitude: 20",
		"latitude: 5",
		":6: coordinates.latitude: Too small: expected number to be >=6; found 5",
	],
	[
		CITY,
		"tude: 76",
		"tude: 99",
		":7: coordinates.longitude: Too big: expected number to be <=98; found 99",
	],
	[
		CITY,
		"author: asha-rao",
		"author: asha",
		':18: author: there is no person "asha"; did you mean asha-rao?',
	],
	[
		CITY,
		"Sampleton",
		"Sampur",
		':1: name: is "Sampur", so the folder sampleton must be named sampur',
	],
	[DISTRICT, "Old Fort", "Fort", ':1: name: is "Fort", so the file must be named fort.yaml'],
	[DISTRICT, "20.01", "21.01", `:4: coordinates: latitude 21.01, longitude 76.01 lies ${FAR}`],
	[
		DISTRICT,
		DESCRIPTION,
		"A.",
		':5: description: Too small: expected string to have >=70 characters; found "A."',
	],
	[
		DISTRICT,
		DESCRIPTION,
		"x".repeat(166),
		`:5: description: ${toMost(165)}; found "${"x".repeat(40)}…" with 166 characters`,
	],
	[DISTRICT, "a shop in Old Fort", "a business in Sampleton", `:5: description: ${SAME}`],
];

/** What somebody did to files, and all that is said about them. */
const FILES: [act: Act, ...lines: string[]][] = [
	[remove(CITY), `${CITY}: is missing`],
	[rename(HOME, HOM), `${HOME}: is missing`, `${HOM}: is not read; did you mean home.yaml?`],
	[rename(DISTRICT, YML), `${YML}: is not read; rename it to old-fort.yaml`],
	[
		rename(SERVICES, `${FOLDER}/servces`),
		`${FOLDER}/servces/seo.yaml: is not read; did you mean the folder ${SERVICES}?`,
	],
	[write(`${FOLDER}/notes.txt`, "Ask for samples.\n"), `${FOLDER}/notes.txt: ${STRAY}`],
	[rename(PERSON, CAPITAL), `${CAPITAL}: its name ${NO_SLUG}; rename it to asha.yaml`],
	[
		all(rename(FOLDER, BLOG), edit(`${BLOG}/city.yaml`, "Sampleton", "Blog")),
		`${BLOG}/city.yaml:1: name: is "Blog", but /blog is a reserved path; the city needs another name`,
	],
	...["pune", "locations"].map((slug): [Act, string] => [
		rename(SUB_SERVICE, `content/services/seo/${slug}.yaml`),
		`content/services/seo/${slug}.yaml: /services/seo/${slug} is taken by another page; rename the file`,
	]),
	[rename(LOCAL_SERVICE, SEOO), `${SEOO}: there is no service "seoo"; did you mean seo?`],
	[all(remove(SERVICES), write(SERVICES, "")), `${SERVICES}: ${STRAY}`],
	[link(HOME, "home.yaml"), `${HOME}: cannot be read: ELOOP: too many symbolic links encountered`],
	[link(CITY, "nowhere.yaml"), `${CITY}: is missing`],
	[
		link(PERSON, "nowhere.yaml"),
		`${PERSON}: is a symbolic link, which is not followed here; replace it by the file itself`,
	],
	[write(PERSON, Buffer.from("\ufeffa", "utf16le")), `${PERSON}:1: ${NO_UTF8}`],
	[
		write(PERSON, Buffer.from("name: Asha Rao\ntitle: Attaché\n", "latin1")),
		`${PERSON}:2: ${NO_UTF8}`,
	],
];

/** The same of what says when calls can be booked. */
const BOOKINGS: [from: string | RegExp, to: string, said: string][] = [
	["host: meera-shah", "host: meera-sha", 'booking.host: there is no person "meera-sha"; did you'],
	["by: phone", "by: video", "booking.videoAddress: is missing, as calls are by video"],
	[
		"by: phone",
		"by: fax",
		'booking.by: Invalid option: expected one of "phone"|"whatsapp"|"video"',
	],
	["zone: Asia/Kolkata", "zone: India", 'zone: must be a time zone as Asia/Kolkata; found "India"'],
	["zone: Asia/Kolkata", 'zone: "+05:30"', "zone: must be a time zone as Asia/Kolkata"],
	['to: "13:00"', 'to: "09:30"', 'windows.0.to: must be later than from; found "09:30"'],
	['to: "16:30"', 'to: "14:20"', "windows.1.to: leaves no room for a call of 30 minutes"],
	['from: "10:00"', 'from: "9:30"', "booking.windows.0.from: must be a time as 09:00"],
	['"2027-01-26"', '"2027-02-30"', "holidays.3: must be a day as 2026-12-25; found"],
	["minutes: 30", "minutes: 5", "booking.minutes: Too small: expected number to be >=10; found 5"],
];

it("finds no error in sound content with a read-me and a hidden file", () => {
	const extra = all(write("content/cities/README.md", ""), write("content/.DS_Store", ""));
	expect(describeAfter(extra)).toEqual([]);
});

it("finds no error in the byte order mark and the line ends that Windows writes", () => {
	const toWindows = (file: string) => all(edit(file, /\n/g, "\r\n"), edit(file, /^/, "\ufeff"));
	expect(describeAfter(all(toWindows(PERSON), toWindows(POST)))).toEqual([]);
});

it.each(EDITS)("finds in %s, where %j became %j, the error %s", (file, from, to, said) => {
	expect(describeAfter(edit(file, from, to))).toEqual([`${file}${said}`]);
});

it.each(FILES.map(([act, ...lines]) => [lines, act] as const))("finds %j", (lines, act) => {
	expect(describeAfter(act)).toEqual(lines);
});

it.each(BOOKINGS)(
	"finds where calls are booked, when %j became %j, the error %s",
	(from, to, said) => {
		expect(describeAfter(edit(CONTACT, from, to))).toEqual([expect.stringContaining(said)]);
	},
);

it("finds no error in calls with holidays that are past, by video, or in no calls at all", () => {
	const past = edit(CONTACT, "2026-12-25", "2020-12-25");
	const video = edit(CONTACT, "by: phone", "by: video\n  videoAddress: https://meet.example/a");
	expect(describeAfter(all(past, video))).toEqual([]);
	expect(describeAfter(edit(CONTACT, /^booking:\n(?: .*\n)+/m, ""))).toEqual([]);
});

it("finds a tool that leads to a service that there is not", () => {
	const file = "content/pages/tools.yaml";
	expect(describeAfter(edit(file, "service: paid-advertising", "service: paid"))).toEqual([
		expect.stringMatching(/:\d+: adBudget.service: there is no service "paid"; did you mean paid-/),
	]);
});

it("finds a state and a trade of the calendar that there are not", () => {
	const file = "content/calendar.yaml";
	const act = all(
		edit(file, "states: [Tamil Nadu]", "states: [Tamil Nad]"),
		edit(file, "trades: [clothing, food, home, hotels]", "trades: [cloth]"),
	);
	expect(describeAfter(act)).toEqual([
		expect.stringMatching(
			/:\d+: events.0.trades.0: there is no trade "cloth"; did you mean clothi/,
		),
		expect.stringMatching(
			/:\d+: events.1.states.0: there is no state "Tamil Nad"; did you mean Tam/,
		),
	]);
});

it("reports every missing file when there is no content at all", () => {
	const files = loadAfter(remove("content")).map(({ file, reason }) => `${file} ${reason}`);
	expect(files).toHaveLength(19);
	expect(files).toContain("content/site.yaml is missing");
});

it.each([
	["texts", remove(CITY), edit(DISTRICT, "order: 1", "order: 0"), edit(POST, "---", "")],
	["references", edit(CITY, "asha", "a"), edit(DISTRICT, "Old", "b"), edit(POST, "seo", "c")],
])("reports the faults in the %s of all files at once, one line each", (_what, ...acts) => {
	const issues = loadAfter(all(...acts));
	expect(issues.map(({ file }) => file).toSorted()).toEqual([CITY, DISTRICT, POST].toSorted());
	expect(new ContentError(issues).message.split("\n")).toHaveLength(3);
});

function loadAfter(act: Act) {
	const root = copySample();
	act(root);
	return loadIssues(root);
}

function describeAfter(act: Act): string[] {
	return loadAfter(act).map(formatIssue);
}
