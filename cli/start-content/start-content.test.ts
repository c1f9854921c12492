import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { stringify } from "yaml";
import { loadContent } from "#app/content/load.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import { createEmptyFolder } from "../../tests/support/project-folder.ts";
import { type RunOptions, runCommand } from "../../tests/support/run-command.ts";
import { createStoreFolder } from "../../tests/support/stores.ts";
import { readAnswers } from "./answers.ts";
import { type StartSite, startContent } from "./start-content.ts";

const ANSWERS = {
	name: "Northgate",
	tagline: "Search and websites for makers.",
	email: "hello@northgate.example",
	phone: "+353 1 555 0123",
	street: "4 Example Quay",
	postalCode: "D02 XY45",
	town: "Dublin",
	country: "IE",
	currency: "EUR",
	opens: "09:00",
	closes: "17:30",
	services: ["Search", "Websites"],
	people: [{ name: "Áine Ní Bhriain", title: "Founder" }],
};
/** The same as somebody types it. */
const TYPED = [
	ANSWERS.name,
	ANSWERS.tagline,
	ANSWERS.email,
	ANSWERS.phone,
	ANSWERS.street,
	"D02 XY45, Dublin",
	"ie eur",
	"09:00 - 17:30",
	"Search, Websites",
	"Áine Ní Bhriain, Founder",
];

function createProject() {
	const { path, remove } = createEmptyFolder();
	onTestFinished(remove);
	const startSite = vi.fn<StartSite>(async () => {});
	return {
		path,
		startSite,
		run: (args: string, options: RunOptions = {}) =>
			runCommand(startContent(path, startSite), args, options),
		answer: (answers: unknown) => writeFileSync(join(path, "answers.yaml"), stringify(answers)),
		list: () => globSync("my-agency/**/*.yaml", { cwd: path }).sort(),
		readDotEnv: () => readFileSync(join(path, ".env"), "utf8"),
	};
}

it("ten answers make a folder of content that loads, and the site starts with it", async () => {
	const { path, startSite, run, list, readDotEnv } = createProject();
	const { error, questions } = await run("--empty", { answers: [...TYPED] });
	expect([error, questions.length]).toEqual(["", 10]);
	expect(list()).toEqual([
		"my-agency/people/aine-ni-bhriain.yaml",
		"my-agency/services/search.yaml",
		"my-agency/services/websites.yaml",
		"my-agency/site.yaml",
	]);
	const { site, services, people } = loadContent(join(path, "my-agency"));
	expect(site).toMatchObject({
		name: "Northgate",
		email: "hello@northgate.example",
		currency: "EUR",
		address: { postalCode: "D02 XY45", addressLocality: "Dublin", isSample: false },
	});
	expect(services.map(({ name }) => name)).toEqual(["Search", "Websites"]);
	expect(people.map(({ name, isSample }) => [name, isSample])).toEqual([
		["Áine Ní Bhriain", false],
	]);
	expect(readDotEnv()).toBe("CONTENT_DIR=my-agency\n");
	expect(startSite).toHaveBeenCalledExactlyOnceWith("my-agency", expect.any(Function));
});

it("a start ends with an address that signs the first person in as an owner, and leads to the website", async () => {
	const { run, answer, path, startSite } = createProject();
	answer(ANSWERS);
	const DATA_DIR = await createStoreFolder();
	const settings = { DATA_DIR, SITE_URL: "http://localhost:3111" };
	startSite.mockImplementation((_folder, onStart) => onStart());
	const args = `--empty --answers ${path}/answers.yaml`;
	const { error, printed, notes } = await run(args, { settings });
	expect(error).toBe("");
	expect(notes.join(" ")).toContain("as Áine Ní Bhriain (hello@northgate.example)");
	expect(notes.join(" ")).toContain("once, within a week");
	const address = new URL(printed.trim().split("\n").at(-1) ?? "");
	expect(address.origin).toBe("http://localhost:3111");
	expect(address.searchParams.get("to")).toBe("/desk/website");
	const stores = await openStores({ ...settings, DATABASE_URL: undefined });
	onTestFinished(() => stores.database.close());
	const people = createPeopleStore(stores.database);
	const staff = await people.useLink(address.pathname.split("/").at(-1) ?? "");
	expect(staff).toMatchObject({ name: "Áine Ní Bhriain", role: "owner" });

	const again = await run(`${args} --folder second`, { settings });
	expect(again.printed).toMatch(/\/desk\/sign-in\/[0-9a-f]{64}\?to=%2Fdesk%2Fwebsite\n$/);
	expect(again.notes.join(" ")).toContain("once, within 15 minutes");
	expect(await people.list()).toHaveLength(1);
	await people.invite("Bo Ray", "bo@northgate.example", "owner");
	await people.setDisabled(staff?.id ?? "", true);
	const disabled = await run(`${args} --folder third`, { settings });
	expect(disabled.printed).not.toContain("sign-in");
	const off = await run(`${args} --folder fourth`, { settings: { ...settings, DESK: "off" } });
	expect([off.error, off.printed.includes("sign-in")]).toEqual(["", false]);
});

it("a site whose store is away serves all the same, and says why there is no address", async () => {
	const { run, answer, path, startSite } = createProject();
	answer(ANSWERS);
	startSite.mockImplementation((_folder, onStart) => onStart());
	const settings = { DATA_DIR: join(path, "none") };
	const { error, notes } = await run(`--empty --answers ${path}/answers.yaml`, { settings });
	expect([error, notes.join()]).toEqual(["", expect.stringContaining("Nothing is stored yet")]);
});

it("a file of answers makes the same folder as typed ones", async () => {
	const typed = createProject();
	await typed.run("--empty --no-start", { answers: [...TYPED] });
	const read = createProject();
	read.answer(ANSWERS);
	const { error } = await read.run(`--empty --no-start --answers ${read.path}/answers.yaml`);
	expect([error, read.startSite.mock.calls]).toEqual(["", []]);
	for (const file of typed.list())
		expect(readFileSync(join(read.path, file), "utf8")).toBe(
			readFileSync(join(typed.path, file), "utf8"),
		);
});

it("an answer that cannot be used is asked for again with the reason, and an empty one ends without a file", async () => {
	const { run, list } = createProject();
	const wrong = await run("--empty --no-start", {
		answers: [...TYPED.slice(0, 2), "not an address", ...TYPED.slice(2)],
	});
	expect([wrong.error, wrong.questions.length]).toEqual(["", 11]);
	expect(wrong.notes).toEqual([expect.stringMatching(/^That cannot be used: email: /)]);
	const ended = createProject();
	const { error } = await ended.run("--empty", { answers: ["Northgate", ""] });
	expect(error).toMatch(/nothing was written/);
	expect([ended.list(), list().length]).toEqual([[], 4]);
});

it("an agency in Portland is asked for its time zone and its state", async () => {
	const { path, run } = createProject();
	const answers = TYPED.with(3, "+1 (503) 555-0142")
		.with(5, "97204, Portland")
		.with(6, "US USD")
		.with(7, "9:00 am – 5:30 pm");
	const { error, questions } = await run("--empty --no-start", {
		answers: [...answers, "America/Los_Angeles", "OR"],
	});
	expect([error, questions.length]).toEqual(["", 12]);
	const { timeZone, phone, address, openingHours } = loadContent(join(path, "my-agency")).site;
	expect([timeZone, phone]).toEqual(["America/Los_Angeles", "+1 (503) 555-0142"]);
	expect(address).toMatchObject({ addressRegion: "OR", townLine: "Portland, OR 97204" });
	expect(openingHours).toMatchObject([{ opens: "09:00", closes: "17:30" }]);
});

it("without a state the command says what to add, and without a time zone nothing is written", async () => {
	const { path, run, answer, list } = createProject();
	const american = { ...ANSWERS, country: "US", currency: "USD" };
	answer(american);
	const asked = await run(`--empty --no-start --answers ${path}/answers.yaml`);
	expect(asked.error).toMatch(/timeZone: is missing, as US has several: America/);
	expect(list()).toEqual([]);
	answer({ ...american, timeZone: "America/Los_Angeles" });
	const written = await run(`--empty --no-start --answers ${path}/answers.yaml`);
	expect([written.error, written.printed]).toEqual(["", expect.stringMatching(/addressRegion/)]);
});

it.each([
	["US", "(503) 555-0142", "+1 503 555 0142"],
	["GB", "+44 (0)20 7946 0000", "+44 20 7946 0000"],
	["IE", "01 555 0123", "+353 1 555 0123"],
	["IE", "00353 1 555 0123", "+353 1 555 0123"],
	["US", "+1 (503) 555-0142", "+1 (503) 555-0142"],
])("a file of answers from %s may have the phone as %s", (country, phone, written) => {
	const { path, answer } = createProject();
	answer({ ...ANSWERS, country, phone });
	expect(readAnswers(join(path, "answers.yaml")).phone).toBe(written);
});

it.each([
	["9:00", "09:00"],
	["9", "09:00"],
	['"9.30"', "09:30"],
	["9 AM", "09:00"],
	["12:15 a.m.", "00:15"],
	["5:30pm", "17:30"],
])("a file of answers may have an hour as %s", (opens, time) => {
	const { path } = createProject();
	const text = stringify(ANSWERS).replace(/^opens: .*$/m, `opens: ${opens}`);
	writeFileSync(join(path, "answers.yaml"), text);
	expect(readAnswers(join(path, "answers.yaml")).opens).toBe(time);
});

it("the folder may lie anywhere", async () => {
	const { path, run, answer, readDotEnv } = createProject();
	const elsewhere = createEmptyFolder();
	onTestFinished(elsewhere.remove);
	answer(ANSWERS);
	const folder = join(elsewhere.path, "content");
	await run(`--empty --no-start --answers ${path}/answers.yaml --folder ${folder}`);
	expect(loadContent(folder).site.name).toBe("Northgate");
	expect(readDotEnv()).toBe(`CONTENT_DIR=${folder}\n`);
});

it("names as long and as short as they may be make descriptions that search engines show whole", async () => {
	for (const length of [1, 40]) {
		const { path, run, answer } = createProject();
		answer({
			...ANSWERS,
			name: "N".repeat(length),
			town: "T".repeat(length === 1 ? 1 : 60),
			services: ["S".repeat(length), "W".repeat(length)],
			people: [{ name: "P".repeat(length), title: "F".repeat(length) }],
		});
		const { error } = await run(`--empty --no-start --answers ${path}/answers.yaml`);
		expect(error).toBe("");
		expect(() => loadContent(join(path, "my-agency"))).not.toThrow();
	}
});

it.each<[what: string, answers: unknown, reason: RegExp]>([
	["nothing", {}, /answers\.yaml: name: /],
	["an unknown field", { ...ANSWERS, colour: "red" }, /answers\.yaml: .*colour/],
	["no service", { ...ANSWERS, services: [] }, /services/],
	["no sound YAML", "a: [", /answers\.yaml/],
	[
		"two names of one address",
		{ ...ANSWERS, services: ["Search", "search!"] },
		/services\/search\.yaml/,
	],
	[
		"an hour that loses its last nought in YAML",
		{ ...ANSWERS, opens: 9.3 },
		/opens: must be a time/,
	],
	["an hour that there is not", { ...ANSWERS, opens: "13 pm" }, /opens: must be a time/],
	["a phone number of nowhere", { ...ANSWERS, phone: "12" }, /phone: must be one number/],
	["a name without an address", { ...ANSWERS, services: ["🪁"] }, /needs a letter or a digit/],
])("a file of answers with %s writes nothing, and says why", async (_what, answers, reason) => {
	const { path, run, list } = createProject();
	writeFileSync(
		join(path, "answers.yaml"),
		typeof answers === "string" ? answers : stringify(answers),
	);
	const { error } = await run(`--empty --answers ${path}/answers.yaml`);
	expect(error).toMatch(reason);
	expect([list(), existsSync(join(path, ".env"))]).toEqual([[], false]);
});

it("nothing that is there is overwritten: neither a folder with files nor a setting", async () => {
	const { path, run, answer, list, readDotEnv } = createProject();
	answer(ANSWERS);
	mkdirSync(join(path, "my-agency"));
	writeFileSync(join(path, "my-agency/site.yaml"), "mine");
	const args = `--empty --no-start --answers ${path}/answers.yaml`;
	expect((await run(args)).error).toMatch(/my-agency is not empty: name another folder/);
	expect(list()).toEqual(["my-agency/site.yaml"]);
	writeFileSync(join(path, ".env"), "PORT=4000\nCONTENT_DIR=other");
	const { printed } = await run(`${args} --folder second`);
	expect(printed).toMatch(/CONTENT_DIR already: set it to second yourself/);
	expect(readDotEnv()).toBe("PORT=4000\nCONTENT_DIR=other");
});

it("--demo starts the demonstration, and neither or both is a question", async () => {
	const { run, startSite, list } = createProject();
	expect((await run("--demo")).error).toBe("");
	expect([startSite.mock.calls, list()]).toEqual([[["content", expect.any(Function)]], []]);
	for (const args of ["", "--demo --empty"])
		expect((await run(args)).error).toMatch(/--empty .* --demo/);
});
