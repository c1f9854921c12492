import { expect, it, onTestFinished } from "vitest";
import { parse, stringify } from "yaml";
import {
	buildSnapshot,
	findCity,
	getContentVersion,
	isIndexable,
	publishSnapshot,
	readContentFile,
	reloadContent,
	type Snapshot,
} from "./content.server.ts";

const FILE = "cities/mumbai/districts/bandra.yaml";
const PATH = "/mumbai/bandra";

/** Builds content in which the page of a district says something else. */
function buildWith(change: object): Snapshot {
	const district = parse(readContentFile(FILE) ?? "");
	return buildSnapshot(new Map([[FILE, stringify({ ...district, ...change })]]));
}

/** Builds content in which that page has too few words of its own. */
function buildShort(): Snapshot {
	const text = "A short paragraph that says next to nothing of the place.";
	const steps = [1, 2, 3].map((at) => ({ title: `Step ${at}`, when: "Day 1", text }));
	return buildWith({ place: [text], customers: [text], firstSteps: steps });
}

const getName = () => findCity("mumbai")?.districts.find(({ slug }) => slug === "bandra")?.kind;

/** Loads the content of the folder, and returns a function that tells how often the content has changed since. */
function load(): () => number {
	reloadContent();
	onTestFinished(() => void reloadContent());
	const version = getContentVersion();
	return () => getContentVersion() - version;
}

it("content is public at once, and which pages are indexed follows, with another version if that differs", async () => {
	const countChanges = load();
	const measured = publishSnapshot(buildWith({ kind: "Where a publication is seen" }));
	expect(getName()).toBe("Where a publication is seen");
	expect([isIndexable(PATH), countChanges()]).toEqual([true, 1]);
	await measured;
	expect([isIndexable(PATH), countChanges()]).toEqual([true, 1]);
	const short = publishSnapshot(buildShort());
	expect([isIndexable(PATH), countChanges()]).toEqual([true, 2]);
	await short;
	expect([isIndexable(PATH), countChanges()]).toEqual([false, 3]);
});

it("only the pages of the last of several publications are measured", async () => {
	const countChanges = load();
	const first = publishSnapshot(buildShort());
	const second = publishSnapshot(buildWith({ kind: "Where a publication is seen" }));
	await Promise.all([first, second]);
	expect([isIndexable(PATH), countChanges(), getName()]).toEqual([
		true,
		2,
		"Where a publication is seen",
	]);
});

it("a snapshot that was built before the pages were measured is published with what was found since", async () => {
	load();
	const [short, next] = [buildShort(), buildShort()];
	await publishSnapshot(short);
	const measured = publishSnapshot(next);
	expect(isIndexable(PATH)).toBe(false);
	await measured;
});
