import { getContent } from "#app/content/content.server.ts";
import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Template } from "#app/desk/store/template-store.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/desk-texts.server.ts";
import { fillTemplates } from "./answer-templates.ts";
import { putSignature } from "./signature.ts";
import { nameForm, type RejectedForm, TextForm, type TypedTemplate } from "./text-form.tsx";
import { TextsPage } from "./texts-page.tsx";

/** Returns what is told of a change, by its kind. */
function getDone(): Record<string, string> {
	return { add: t("added"), save: t("saved"), remove: t("removed"), reset: t("areReset") };
}

/** Renders all texts. */
export async function renderTexts(context: DeskContext): Promise<Response> {
	const { session } = context.var;
	const { templates: store } = await getDeskServices();
	const fill = async (whose: string | null) => fillForExample(context, await store.list(whose));
	const own = await fill(session.staff.id);
	const { previews, example } = await fill(null);
	return renderDeskPage(context, {
		title: t("textsForAnswers"),
		session,
		content: (
			<TextsPage
				own={own.previews}
				previews={previews}
				areChanged={await store.areChanged()}
				mayEdit={session.staff.role === "owner"}
				example={example}
				done={findFlashSentence(context, getDone())}
			/>
		),
	});
}

/** Renders the form of one text as it is stored, or as it was typed. */
export async function renderTextForm(
	context: DeskContext,
	typed: TypedTemplate,
	rejected?: RejectedForm,
): Promise<Response> {
	const { session } = context.var;
	const { previews, example } = await fillForExample(context, [typed]);
	return renderDeskPage(context, {
		title: nameForm(typed),
		session,
		status: rejected?.status ?? 200,
		content: (
			<TextForm
				typed={typed}
				rejected={rejected}
				preview={previews[0]?.text ?? ""}
				example={example}
			/>
		),
	});
}

/** Fills in texts as the reader would send them to an example person. */
async function fillForExample(context: DeskContext, templates: readonly Template[]) {
	const { callKey } = await getDeskServices();
	const { staff } = context.var.session;
	const { services, cities } = getContent();
	const person = {
		id: "00000000-0000-4000-8000-000000000000",
		name: "Riya Desai",
		service: services[0]?.slug ?? null,
		city: cities[0]?.slug ?? null,
		district: null,
	};
	const filled = fillTemplates(templates, person, staff, callKey);
	return {
		previews: filled.map((template) => ({
			...template,
			text: putSignature(template.text, staff.signature),
		})),
		example: { name: person.name, topic: formatContext(person) ?? "" },
	};
}
