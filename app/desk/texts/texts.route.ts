import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskActions, type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import {
	MAX_TEMPLATES,
	type Template,
	type TemplateRejection,
	toTemplateMark,
} from "#app/desk/store/template-store.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { accept } from "#app/platform/result.ts";
import { checkTemplate } from "./check-template.ts";
import { renderTextForm, renderTexts } from "./render-texts.tsx";
import { OWN_INTENT, type RejectedForm, type TypedTemplate, templateFields } from "./text-form.tsx";

const CHANGES = ["add", "save", "remove", "up", "down", "reset"] as const;

const handle = withFields(z.extend(templateFields, { intent: text }), changeTexts);

/** The actions on the texts of everybody, which are for owners, and on one's own. */
const ACTIONS: DeskActions = Object.fromEntries(
	CHANGES.flatMap((kind) => [
		[kind, { handle, role: "owner" }],
		[`${OWN_INTENT}${kind}`, { handle }],
	]),
);

export const textsRoute: DeskRoute = {
	path: "/desk/texts",
	role: "member",
	link: {
		get name() {
			return t("texts");
		},
	},
	get: showTexts,
	actions: { ...ACTIONS, preview: { handle } },
};

/** Shows the texts, or the form of the one that is edited. */
async function showTexts(context: DeskContext): Promise<Response> {
	const edit = context.req.query("edit");
	if (edit === undefined) return renderTexts(context);
	const own = context.req.query("own") ?? "";
	if (edit === "new") return renderTextForm(context, { id: "", seen: "", name: "", text: "", own });
	const stored = await findStored(context, { id: edit, own });
	// Somebody else has removed it.
	if (!stored) return context.redirect("/desk/texts", 303);
	return renderTextForm(context, { ...stored, own, seen: toTemplateMark(stored) });
}

/** Makes what a form asks for. One that is rejected changes nothing and is shown again with what was typed. */
async function changeTexts(
	context: DeskContext,
	{ intent, ...typed }: TypedTemplate & { intent: string },
): Promise<Response> {
	const { templates } = await getDeskServices();
	const kind = CHANGES.find((known) => known === intent.replace(OWN_INTENT, ""));
	const isOfWords = kind === "add" || kind === "save" || intent === "preview";
	const checked = isOfWords ? checkTemplate(typed.name, typed.text) : accept(typed.text);
	if (!checked.ok) return renderTextForm(context, typed, { ...checked.reason, status: 422 });
	if (!kind) return renderTextForm(context, typed);
	const whose = intent === kind ? null : context.var.session.staff.id;
	const result = await templates.change({ ...typed, kind }, whose);
	if (result !== "changed") return reject(context, typed, result);
	const isMove = kind === "up" || kind === "down";
	// A text that was moved is where one looks.
	const address = isMove ? `/desk/texts#text-${typed.id}` : toFlashAddress("/desk/texts", kind);
	return context.redirect(address, 303);
}

/** Renders the form with what was typed, and beside it what somebody else has saved; it may be sent once more. */
async function reject(
	context: DeskContext,
	typed: TypedTemplate,
	rejection: TemplateRejection,
): Promise<Response> {
	const stored = await findStored(context, typed);
	const rejected = explain(typed, rejection, stored);
	if (rejected.status === 422) return renderTextForm(context, typed, rejected);
	const { id, seen } = stored ? { ...stored, seen: toTemplateMark(stored) } : { id: "", seen: "" };
	return renderTextForm(context, { ...typed, id, seen }, rejected);
}

function explain(
	{ name }: TypedTemplate,
	rejection: TemplateRejection,
	stored: Template | undefined,
): RejectedForm {
	switch (rejection) {
		case "stale":
			return {
				status: 409,
				reason: t("isStale"),
				stored,
			};
		case "missing":
			return {
				status: 409,
				reason: t("isRemoved"),
			};
		case "taken":
			return {
				status: 422,
				field: "name",
				reason: t("nameTaken", { name }),
			};
		case "full":
			return {
				status: 422,
				reason: t("areTooMany", { most: MAX_TEMPLATES }),
			};
	}
}

/** Finds a text of everybody, or one of the reader's own. */
async function findStored(
	context: DeskContext,
	{ id, own }: Pick<TypedTemplate, "id" | "own">,
): Promise<Template | undefined> {
	const { templates } = await getDeskServices();
	const listed = await templates.list(own ? context.var.session.staff.id : null);
	return listed.find((template) => template.id === id);
}
