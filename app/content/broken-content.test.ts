import { expect, it } from "vitest";
import { ContentError, formatIssue } from "#app/platform/content-error.ts";
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

const PERSON = "content/people/asha-rao.yaml";
const POST = "content/posts/a-sample.md";
const CASE = "content/case-studies/a-sample.yaml";
const FOLDER = "content/cities/sampleton";
const CITY = `${FOLDER}/city.yaml`;
const DISTRICT = `${FOLDER}/districts/old-fort.yaml`;
const OTHER_DISTRICT = `${FOLDER}/districts/new-fort.yaml`;
const LOCAL_SERVICE = `${FOLDER}/services/seo.yaml`;
const HOME = "content/pages/home.yaml";
const CONTACT = "content/pages/contact.yaml";
const SITE = "content/site.yaml";
const SUB_SERVICE = "content/services/seo/local.yaml";
const INDUSTRY = "content/industries/retail.yaml";

const PROOF = "content/proof.yaml";
const REDIRECTS = "content/redirects.yaml";

const NO_UTF8 =
	"is not UTF-8 text here (U+FFFD); save the file as UTF-8, and delete or retype the character";

const OBSERVATION = `observation:
  text: On market days the queue of the bakers reaches the bridge, and whoever waits there looks at a phone.
  place: The bridge
  date: Each Thursday
`;

const ASKED = `asked:
  question: When is the market?
  answer: Each Thursday, from six in the morning until the bakers have sold out, which is about noon.
`;

/** A change to a file, and all lines that the check prints about it. */
type BrokenCase = [act: Act, ...lines: string[]];

function writeRedirects(...redirects: [from: string, to: string][]): Act {
	const lines = redirects.map(([from, to]) => `  - { from: "${from}", to: "${to}" }\n`);
	return write(REDIRECTS, `redirects:\n${lines.join("")}`);
}

const IN_VALUES: BrokenCase[] = [
	[
		edit(PERSON, "Account Manager", "Senior ".repeat(10)),
		`${PERSON}:2: title: Too big: expected string to have <=60 characters; found "${"Senior ".repeat(6).slice(0, 40)}…" with 69 characters`,
	],
	[edit(POST, "The text of the sample.", ""), `${POST}: has no text below its front matter`],
	[
		edit(CASE, "layout: story-first", "layout: story-fist"),
		`${CASE}:16: layout: is "story-fist"; did you mean story-first?`,
	],
	[
		edit(DISTRICT, "place: [A sentence", 'plase: ["", A sentence'),
		`${DISTRICT}:1: place: is missing`,
		`${DISTRICT}:7: plase: is not a known field here; did you mean place?`,
	],
	[
		edit(CITY, "intro: A town", 'intro: "" # A town'),
		`${CITY}:10: intro: is empty: still to be written`,
	],
	[
		edit(OTHER_DISTRICT, "example:", `${OBSERVATION}${ASKED}example:`),
		`${OTHER_DISTRICT}:15: asked: a page has at most 2 of Worked example, Observation, Searches, Comparison, Asked question, but here are Worked example and Observation and Asked question`,
	],
	[
		edit(LOCAL_SERVICE, "[old-fort, new-fort]", "[old-fort, old-fort]"),
		`${LOCAL_SERVICE}:11: comparison.districts: must be two different districts; found 2 entries`,
	],
	[
		edit(INDUSTRY, /^/, "__proto__: { isAdmin: true }\n"),
		`${INDUSTRY}:1: __proto__: is not a known field here; is its name wrong, or its indentation?`,
	],
	[
		writeRedirects(["/a", "//elsewhere.example/"]),
		`${REDIRECTS}:2: redirects.0.to: must be a path of this site such as /services/design, or begin with https://; found "//elsewhere.example/"`,
	],
	[
		edit(SITE, "+91 20", "+91 (0) 20"),
		`${SITE}:7: phone: must be one number with its country code and without (0), as +351 912 345 678; found "+91 (0) 20 5550 0100"`,
	],
	[
		edit(SITE, /$/, "look: papers\n"),
		`${SITE}:38: look: Invalid option: expected one of "kites"|"tiles"; found "papers"`,
	],
	[
		edit(SITE, /$/, "morePhones:\n  - { name: Goa, phone: 832 5550 0100 }\n"),
		`${SITE}:40: morePhones.0.phone: must be one number with its country code and without (0), as +351 912 345 678; found "832 5550 0100"`,
	],
	[
		edit("content/people/devika-rao.yaml", /^title: .*$/m, 'title: "At {agency.constructor}"'),
		"content/people/devika-rao.yaml: {agency.constructor} is unknown; there is {agency.name} and {agency.city} and {agency.tagline} and {agency.description} and {agency.monthlyFee} and {agency.projectFee}",
	],
	[
		edit(CONTACT, "by: phone", "by: video"),
		`${CONTACT}: booking.videoAddress: is missing: calls by video need it`,
	],
	[
		edit(CONTACT, 'to: "13:00"', 'to: "09:30"'),
		`${CONTACT}: booking.windows.0.to: must be later than the first call; found "09:30"`,
	],
];

const OF_NAMES: BrokenCase[] = [
	[
		rename(HOME, "content/pages/hom.yaml"),
		"content/pages/hom.yaml: is not read; did you mean home.yaml?",
	],
	[
		rename(DISTRICT, DISTRICT.replace(".yaml", ".yml")),
		`${DISTRICT.replace(".yaml", ".yml")}: is not read; rename it to old-fort.yaml`,
	],
	[
		write(`${FOLDER}/notes.txt`, "Ask for samples.\n"),
		`${FOLDER}/notes.txt: is not read: nothing of this name belongs here; move or delete it`,
	],
	[
		rename(PERSON, "content/people/Asha.yaml"),
		"content/people/Asha.yaml: its name must be lower-case words joined by hyphens; rename it to asha.yaml",
	],
	[
		write("content/people/Łukasz Groß.yaml", ""),
		"content/people/Łukasz Groß.yaml: its name must be lower-case words joined by hyphens; rename it to lukasz-gross.yaml",
		"content/people/Łukasz Groß.yaml:1: is empty: still to be written",
	],
];

const OF_BYTES: BrokenCase[] = [
	[
		edit(POST, "date: 2026-03-01", "<<<<<<< HEAD\ndate: 2026-03-01\n=======\n>>>>>>> b"),
		`${POST}:5: has unresolved Git conflict markers; keep one of the versions`,
	],
	[
		write(CITY, "a: &b c\nd: *b\n"),
		`${CITY}:2: aliases (*) are not allowed; check the indentation; a text that begins with a sign or contains ': ' must be in quotes`,
	],
	[
		write("content/people/comma.yaml", "a: b\nc: { label: Revenue, net, value: 3 }\n"),
		'content/people/comma.yaml:2: "net" is taken for a field, as a comma ends a text between { and }; a text that contains a comma must be in quotes there',
	],
	[
		write("content/people/decimal.yaml", "a: b\nc: { label: 1.499,50 €, value: 3 }\n"),
		'content/people/decimal.yaml:2: "50 €" is taken for a field, as a comma ends a text between { and }; a text that contains a comma must be in quotes there',
	],
	[
		write("content/people/brace.yaml", "a: b\nc: {agency.name}\n"),
		'content/people/brace.yaml:2: "agency.name" stands between { and } as a field without a value; a text that begins with { must be in quotes',
	],
	[
		write("content/people/colon-in-braces.yaml", "a: b\nc: { label: Revenue: net }\n"),
		"content/people/colon-in-braces.yaml:2: Block collections are not allowed within flow collections at line 2, column 13: c: { label: Revenue: net }; a text between { } or [ ] that contains ': ' must be in quotes",
	],
	[
		write("content/people/colon.yaml", "a: b\nc: Revenue: net\n"),
		"content/people/colon.yaml:2: Nested mappings are not allowed in compact mappings at line 2, column 4: c: Revenue: net; a text that contains ': ' must be in quotes; otherwise the next line has too much indentation",
	],
	[
		write("content/people/quotes.yaml", "a: b\nc: 'Rock' 'n' roll\n"),
		"content/people/quotes.yaml:2: Unexpected single-quoted-scalar at node end at line 2, column 11: c: 'Rock' 'n' roll; a text that begins with a sign, or goes on behind a quotation mark or bracket, must be in quotes as a whole",
	],
	[
		write("content/posts/plain.md", "\n---\ntitle: A\n---\nText\n"),
		"content/posts/plain.md:1: must begin with front matter between two lines of ---",
	],
	[write(PERSON, Buffer.from("\ufeffa", "utf16le")), `${PERSON}:1: ${NO_UTF8}`],
	[write(DISTRICT, Buffer.from("a: b\ntitle: Attaché\n", "latin1")), `${DISTRICT}:2: ${NO_UTF8}`],
	[link(HOME, "home.yaml"), `${HOME}: cannot be read: ELOOP: too many symbolic links encountered`],
	[
		link(INDUSTRY, "nowhere.yaml"),
		`${INDUSTRY}: is a symbolic link, which is not followed here; replace it by the file or folder itself`,
	],
	[
		all(
			...["a", "b", "c"].map((name) => link(`content/posts/${name}`, ".")),
			link("content/cities/elsewhere", "/etc"),
		),
		...["cities/elsewhere", "posts/a", "posts/b", "posts/c"].map(
			(name) =>
				`content/${name}: is a symbolic link, which is not followed here; replace it by the file or folder itself`,
		),
	],
];

const OF_REFERENCES: BrokenCase[] = [
	[
		edit(POST, "asha-rao", "asha"),
		`${POST}:6: author: there is no person "asha"; did you mean asha-rao?`,
	],
	[
		edit(CASE, "label: Orders", "label: Orders, service: paid-advertising"),
		`${CASE}:13: measures.1.service: there is no service here "paid-advertising"; there are: seo`,
	],
	[
		edit(
			"content/desk.yaml",
			"answers:",
			"assign: [{ service: seo, city: goa, to: a@a.example }]\nanswers:",
		),
		`content/desk.yaml:9: assign.0.city: there is no city "goa"; there are: mumbai, surat, blog, delhi, sampleton`,
	],
	[
		edit(DISTRICT, "20.01", "21.01"),
		`${DISTRICT}:4: coordinates: latitude 21.01, longitude 76.01 lies 112 km from Sampleton; a district lies within 60 km of its city: a digit is wrong`,
	],
	[
		edit(LOCAL_SERVICE, "new-fort]", "bandra]"),
		`${LOCAL_SERVICE}:11: comparison.districts.1: there is no district here "bandra"; there are: new-fort, old-fort`,
	],
	[
		all(
			edit(OTHER_DISTRICT, /^example:\n.*\n/m, OBSERVATION),
			edit(CITY, /^example:\n.*\n/m, OBSERVATION),
		),
		`${OTHER_DISTRICT}:12: observation.text: is the same as in ${CITY}; each page needs its own`,
	],
	[
		edit(DISTRICT, "a shop in Old Fort", "a business in Sampleton"),
		`${DISTRICT}:5: description: is the same as in ${CITY}; each page needs its own`,
	],
	[
		all(
			rename("content/cities/pune", "content/cities/blog"),
			edit("content/cities/blog/city.yaml", "Pune", "Blog"),
		),
		"content/cities/blog/city.yaml: /blog is a reserved path; rename the folder",
	],
	[
		rename(SUB_SERVICE, "content/services/seo/mumbai.yaml"),
		"content/services/seo/mumbai.yaml: /services/seo/mumbai is taken by another page; rename the file",
	],
];

const toPerson = (photo: string) => edit(PERSON, "languages:", `photo: ${photo}\nlanguages:`);

const OF_PICTURES: BrokenCase[] = [
	[
		toPerson("{ file: ../site.yaml }"),
		`${PERSON}:7: photo.file: must be the name of a file in the folder media, without a folder; found "../site.yaml"`,
	],
	[
		edit("content/people/devika-rao.yaml", "devika-rao.webp", "Devika Rao.JPG"),
		'content/people/devika-rao.yaml:6: photo.file: must be lower-case words joined by hyphens, and end in .jpg, .jpeg, .png, .webp or .avif; found "Devika Rao.JPG"',
	],
	[
		edit(CASE, "client:", "image: { file: a.jpg, focus: { x: 101, y: 0 } }\nclient:"),
		`${CASE}:4: image.focus.x: Too big: expected number to be <=100; found 101`,
		`${CASE}:4: image.alt: is missing`,
	],
];

const OF_PROOF: BrokenCase[] = [
	[
		edit(PROOF, "https://badges.example/capstan-search", "badges.example/capstan-search"),
		`${PROOF}:9: record.credentials.0.url: must be an address that begins with https:// or http://; found "badges.example/capstan-search"`,
	],
	[edit(PROOF, /^\s+alt: .*\n/m, ""), `${PROOF}:40: film.poster.alt: is missing`],
	[
		edit(PROOF, 'duration: "0:03"', "duration: 3 seconds"),
		`${PROOF}:44: film.duration: must be minutes and seconds, such as 2:05; found "3 seconds"`,
	],
];

/** Zod checks what fields have to do with each other once each of them is sound. */
const OF_FILMS: BrokenCase[] = [
	[
		edit(PROOF, "captions: the-shop-floor.vtt", "url: https://films.example/a"),
		`${PROOF}:44: film.url: is there beside a file: a film has one of the two, so empty the other; found "https://films.example/a"`,
		`${PROOF}:37: film.captions: is missing: a film that is a file needs captions`,
	],
];

const OF_MISSING_PICTURES: BrokenCase[] = [
	[
		toPerson("{ file: devika-ra.webp }"),
		`${PERSON}:7: photo.file: there is no file in content/media "devika-ra.webp"; did you mean devika-rao.webp?`,
	],
	[
		edit(POST, "The text of the sample.", "![Nina](../media/nin.webp) <img src=nin.webp>"),
		`${POST}: there is no file in content/media "nin.webp"; did you mean nina.webp?`,
	],
	[
		all(
			edit("content/people/imran-qureshi.yaml", "imran-qureshi.webp", "linked.webp"),
			write("content/media/linked.webp", ""),
			link("content/media/linked.webp", "/etc/hostname"),
		),
		'content/people/imran-qureshi.yaml:6: photo.file: there is no file in content/media "linked.webp"; there are: bread.webp, devika-rao.webp, guest-house.webp, imran-qureshi.webp, lata-joshi.webp, nina.webp, the-shop-floor-poster.webp, the-shop-floor.vtt, the-shop-floor.webm',
	],
];

const OF_MISSING_PROOF: BrokenCase[] = [
	[
		edit(PROOF, "captions: the-shop-floor.vtt", "captions: the-shop.vtt"),
		`${PROOF}:44: film.captions: there is no file in content/media "the-shop.vtt"; did you mean the-shop-floor.vtt?`,
	],
	[
		edit(PROOF, "caseStudy: the-long-counter", "caseStudy: the-long-count"),
		`${PROOF}:59: references.items.0.caseStudy: there is no case study "the-long-count"; did you mean the-long-counter?`,
	],
];

const OF_REDIRECTS: BrokenCase[] = [
	[
		writeRedirects(
			["/b", "/c"],
			["/c", "/b"],
			["/d", "/h"],
			["/h", "/about"],
			["/h", "/contact"],
			["/pricing", "/contact"],
			["/sampleton/old-fort", "/sampleton"],
			["/robots.txt", "/about"],
			["/f", "/services/seoo"],
			["/ü", "/about"],
			["/%C3%9C", "/about"],
		),
		`${REDIRECTS}:2: redirects.0.to: /b leads in a circle and never to a page`,
		`${REDIRECTS}:3: redirects.1.to: /c leads in a circle and never to a page`,
		`${REDIRECTS}:4: redirects.2.to: /h has moved itself, to /contact; lead to /contact directly`,
		`${REDIRECTS}:6: redirects.4.from: /h is listed twice`,
		`${REDIRECTS}:7: redirects.5.from: /pricing is a page of this site; only a path without one can move`,
		`${REDIRECTS}:8: redirects.6.from: /sampleton/old-fort is a page of this site; only a path without one can move`,
		`${REDIRECTS}:9: redirects.7.from: /robots.txt is served by the site itself`,
		`${REDIRECTS}:10: redirects.8.to: there is no page "/services/seoo"; did you mean /services/seo?`,
		`${REDIRECTS}:12: redirects.10.from: /ü is listed twice`,
	],
];

/** The line number of an issue in a page's file, which differs after each edit of that file. */
const PAGE_LINE = /(?<=^content\/pages\/\w+\.yaml):\d+/;

it.each([
	["values", IN_VALUES],
	["names", OF_NAMES],
	["bytes", OF_BYTES],
	["references", OF_REFERENCES],
	["redirects", OF_REDIRECTS],
	["pictures", OF_PICTURES],
	["pictures that are not there", OF_MISSING_PICTURES],
	["proof", OF_PROOF],
	["films", OF_FILMS],
	["proof that is not there", OF_MISSING_PROOF],
])("finds all errors of %s at once, each with file, line, field and reason", (_what, errors) => {
	const found = loadAfter(all(...errors.map(([act]) => act)));
	const lines = errors.flatMap(([, ...said]) => said);
	const described = found.map((issue) => formatIssue(issue).replace(PAGE_LINE, ""));
	expect(described.toSorted()).toEqual(lines.toSorted());
	expect(new ContentError(found).message.split("\n")).toHaveLength(lines.length);
});

it("finds no error in sound content with a read-me, a hidden file and what Windows writes", () => {
	const toWindows = (file: string) => all(edit(file, /\n/g, "\r\n"), edit(file, /^/, "\ufeff"));
	const past = edit(CONTACT, "2026-12-25", "2020-12-25");
	const video = edit(CONTACT, "by: phone", "by: video\n  videoAddress: https://meet.example/a");
	const rule = edit(POST, "The text of the sample.", "First.\n\n---\n\nSecond.");
	const extra = all(write("content/cities/README.md", ""), write("content/.DS_Store", ""));
	const redirects = writeRedirects(
		["/2019/05/our-work.html", "/services/seo"],
		["/team", "/about#devika-rao"],
		["/notes/kites", "/blog/a-post-of-the-cms"],
		["/shop", "https://shop.example/kites?all=1"],
	);
	const acts = [extra, rule, toWindows(PERSON), toWindows(POST), past, video, redirects];
	expect(loadAfter(all(...acts))).toEqual([]);
	expect(loadAfter(remove(PROOF))).toEqual([]);
	expect(loadAfter(edit(CONTACT, /^booking:\n(?: .*\n)+/m, ""))).toEqual([]);
});

it.each([
	".DS_Store",
	"._seo.yaml",
	"Icon\r",
	".Spotlight-V100/store.yaml",
	"__MACOSX/seo.yaml",
	"Thumbs.db",
	"thumbs.db",
	"ehthumbs_vista.db",
	"desktop.ini",
	"Desktop.ini",
	"$RECYCLE.BIN/seo.yaml",
	"System Volume Information/IndexerVolumeGuid",
	"~$budget.docx",
	"~WRL0001.tmp",
	"seo.yaml~",
	".seo.yaml.swp",
	"#seo.yaml#",
	"@eaDir/seo.yaml",
	"#recycle/seo.yaml",
	"lost+found/#12",
	".git/config.yaml",
])("the file %j, which a system or an editor leaves, is passed over wherever it lies", (name) => {
	const folders = ["", "/services", "/services/seo", "/posts", "/pages", "/cities", "/media"];
	const acts = folders.map((folder) => write(`content${folder}/${name}`, "\0"));
	expect(loadAfter(all(...acts, write(`${FOLDER}/${name}`, "\0"))).map(formatIssue)).toEqual([]);
});

it.each([
	["Weißenfels", "weissenfels"],
	["Łódź", "lodz"],
	["Köln", "koeln"],
	["München", "munich"],
	["東京", "tokyo"],
])("a city and a district named %s may have the address %s", (name, slug) => {
	const toAddress = (path: string) => all(edit(path, /^name: .*$/m, `name: ${name}`));
	const district = `${FOLDER}/districts`;
	const acts = [
		toAddress(CITY),
		toAddress(DISTRICT),
		rename(DISTRICT, `${district}/${slug}.yaml`),
		edit(LOCAL_SERVICE, "old-fort", slug),
		rename(FOLDER, `content/cities/${slug}`),
	];
	expect(loadAfter(all(...acts)).map(formatIssue)).toEqual([]);
});

it.each([
	["no folder", remove("content"), "there is no such folder"],
	["a file", all(remove("content"), write("content", "")), "is not a folder"],
])("says what to do where the content's folder is %s", (_what, act, reason) => {
	expect(loadAfter(act).map(formatIssue)).toEqual([
		`content: ${reason}; set CONTENT_DIR to the folder that has the agency's site.yaml`,
	]);
});

function loadAfter(act: Act) {
	const root = copySample();
	act(root);
	return loadIssues(root);
}
