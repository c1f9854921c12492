import { expect, it } from "vitest";
import { createFile } from "#app/content/new-file.ts";
import { KINDS } from "#app/content/pages/all-kinds.ts";
import { changeText } from "../text/change-text.ts";
import { buildForm } from "./build-form.ts";
import { type FormField, isGroup, isList, listNodes } from "./form.ts";
import { readChanges } from "./read-changes.ts";

it.each(KINDS)("every field of a new $name can be filled in, and its comments stay", (kind) => {
	const created = createFile({
		kind,
		name: "Asha: new",
		parents: { city: "pune", service: "seo" },
		paths: ["cities/pune/city.yaml", "services/seo.yaml"],
		locale: "en",
	});
	if (!created.ok) throw new Error(created.reason.reason);
	const { text } = created.value;
	const listFields = (yaml: string) =>
		listNodes(buildForm(kind, yaml)).filter(
			(node): node is FormField => !isGroup(node) && !isList(node),
		);
	const form = new FormData();
	for (const { name } of listFields(text)) form.set(name, `Words: of ${name}`);
	const changed = changeText(text, readChanges(kind, text, form), kind);
	const filled = new Map(listFields(changed).map(({ name, value }) => [name, value]));
	expect(Object.fromEntries(filled)).toMatchObject(Object.fromEntries(form));
	const listComments = (yaml: string) => yaml.match(/^ *# .*$/gm);
	expect(listComments(changed)).toEqual(listComments(text));
});
