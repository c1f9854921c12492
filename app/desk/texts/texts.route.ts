import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getChosen } from "#app/desk/request/get-chosen.ts";
import { parseDeskForm } from "#app/desk/request/parse-form.ts";
import {
	MAX_TEMPLATES,
	type Template,
	type TemplateRejection,
	toTemplateMark,
} from "#app/desk/store/template-store.ts";
import { cleanLine } from "#app/platform/clean-text.ts";
import { accept } from "#app/platform/result.ts";
import { checkTemplate } from "./check-template.ts";
import { renderTextForm, renderTexts } from "./render-texts.tsx";
import type { RejectedForm, TypedTemplate } from "./text-form.tsx";

const CHANGES = ["add", "save", "remove", "up", "down", "reset"] as const;
type ChangeKind = (typeof CHANGES)[number];
/** The words of a new text. */
const NONE = { name: "", text: "" };

export const textsRoute: DeskRoute = {
	path: "/desk/texts",
	role: "owner",
	link: { name: "Texts" },
	get: showTexts,
	actions: {
		add: { handle: changeTexts },
		save: { handle: changeTexts },
		preview: { handle: changeTexts },
		remove: { handle: changeTexts },
		up: { handle: changeTexts },
		down: { handle: changeTexts },
		reset: { handle: changeTexts },
	},
};

/** Shows the texts, or the form of the one that is edited. */
async function showTexts(context: DeskContext): Promise<Response> {
	const edit = context.req.query("edit");
	if (edit === undefined) return renderTexts(context);
	if (edit === "new") return renderTextForm(context, { id: "", seen: "", was: NONE, ...NONE });
	const stored = await findStored(edit);
	// Somebody else has removed it.
	if (!stored) return context.redirect("/desk/texts", 303);
	return renderTextForm(context, { ...stored, seen: toTemplateMark(stored), was: stored });
}

/** Makes what a form asks for. One that is rejected changes nothing and is shown again with what was typed. */
async function changeTexts(context: DeskContext): Promise<Response> {
	const { templates } = await getDeskServices();
	const { get } = await parseDeskForm(context);
	const typed: TypedTemplate = {
		id: get("id"),
		seen: get("seen"),
		was: { name: cleanLine(get("was-name")), text: get("was-text") },
		name: cleanLine(get("name")),
		text: get("text"),
	};
	const intent = get("intent");
	const isOfWords = intent === "add" || intent === "save" || intent === "preview";
	const checked = isOfWords ? checkTemplate(typed.name, typed.text) : accept(typed.text);
	if (!checked.ok) return renderTextForm(context, typed, { ...checked.reason, status: 422 });
	const kind = CHANGES.find((known) => known === intent);
	if (!kind) return renderTextForm(context, typed);
	const result = await templates.change({ ...typed, kind });
	if (result !== "changed") return reject(context, kind, typed, result);
	const isMove = kind === "up" || kind === "down";
	// A text that was moved is where one looks.
	const address = isMove ? `/desk/texts#text-${typed.id}` : toFlashAddress("/desk/texts", kind);
	return context.redirect(address, 303);
}

async function reject(
	context: DeskContext,
	kind: ChangeKind,
	typed: TypedTemplate,
	rejection: TemplateRejection,
): Promise<Response> {
	if (kind === "reset")
		return renderTexts(
			context,
			"Nothing was removed yet: somebody changed the texts while you had this page open. Look at them below first.",
		);
	const stored = await findStored(typed.id);
	const rejected = explain(kind, typed, rejection, stored);
	return renderTextForm(context, rejected.status === 409 ? follow(typed, stored) : typed, rejected);
}

/**
 * Returns the form of who was shown what somebody else has saved, and may continue from there: what its author changed, and
 * beside it what is stored.
 */
function follow(typed: TypedTemplate, stored: Template | undefined): TypedTemplate {
	if (!stored) return { ...typed, id: "", seen: "", was: NONE };
	const values = {
		name: typed.name,
		text: typed.text,
		"was-name": typed.was.name,
		"was-text": typed.was.text,
	};
	const find = (name: string) => values[name as keyof typeof values];
	return {
		id: stored.id,
		seen: toTemplateMark(stored),
		was: stored,
		name: getChosen(find, "name", stored.name),
		text: getChosen(find, "text", stored.text),
	};
}

function explain(
	kind: ChangeKind,
	{ name }: TypedTemplate,
	rejection: TemplateRejection,
	stored: Template | undefined,
): RejectedForm {
	const [verb, done] = kind === "remove" ? ["remove", "removed"] : ["save", "saved"];
	switch (rejection) {
		case "stale":
			return {
				status: 409,
				reason: `Nothing was ${done} yet: somebody changed this text while you had it open. Yours is in the form: ${verb} it once more if it still holds.`,
				stored,
			};
		case "missing":
			return {
				status: 409,
				reason:
					"Nothing was saved yet: somebody removed this text while you had it open. Yours is in the form: save it to add it again.",
			};
		case "taken":
			return {
				status: 422,
				field: "name",
				reason: `Nothing was saved: there is another text “${name}”. Choose another name.`,
			};
		case "full":
			return {
				status: 422,
				reason: `Nothing was saved: there are ${MAX_TEMPLATES} texts, and more would be hard to choose from. Remove one first.`,
			};
	}
}

async function findStored(id: string): Promise<Template | undefined> {
	const { templates } = await getDeskServices();
	return (await templates.list()).templates.find((template) => template.id === id);
}
