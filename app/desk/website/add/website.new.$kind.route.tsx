import * as z from "zod/mini";
import { getContent } from "#app/content/content.server.ts";
import { KINDS } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { toFilePath } from "../file-path.ts";
import type { ListedFile } from "../listed-files.ts";
import { type AddProblem, addFile, type Typed } from "./add-file.ts";
import { AddPage } from "./add-page.tsx";
import { BeginPage } from "./begin-page.tsx";
import { formatKind } from "./kind-names.ts";
import { beginFile, findAbsentFile, hasBeginning } from "./single-files.ts";
import { renderKinds } from "./website.new.route.tsx";

const addFields = z.object({
	name: text,
	/** The slugs of what it belongs to. */
	city: text,
	service: text,
});

export const websiteNewKindRoute: DeskRoute = {
	path: "/desk/website/new/:kind",
	role: "member",
	get: showForm,
	post: withFields(addFields, add),
};

function showForm(context: DeskContext): Response {
	const absent = findAbsentFile(context.req.param("kind") ?? "");
	if (absent) return renderBegin(context, absent);
	const kind = findKind(context);
	const { name, ...parents } = parseQuery(context, addFields);
	return kind
		? renderAdd(context, { kind, name, parents })
		: renderKinds(context, { status: 404, name });
}

async function add(
	context: DeskContext,
	{ name, ...parents }: z.infer<typeof addFields>,
): Promise<Response> {
	const absent = findAbsentFile(context.req.param("kind") ?? "");
	if (absent) return begin(context, absent);
	const kind = findKind(context);
	if (!kind) return renderKinds(context, { status: 422, name });
	const typed = { kind, name, parents };
	const added = await addFile(typed, context.var.session.staff.id);
	if (!added.ok) return renderAdd(context, typed, added.reason);
	return context.redirect(toFlashAddress(toFilePath("edit", added.value), "added"), 303);
}

async function begin(context: DeskContext, absent: ListedFile): Promise<Response> {
	await beginFile(absent, context.var.session.staff.id);
	return context.redirect(toFlashAddress(toFilePath("edit", absent.file), "added"), 303);
}

function renderBegin(context: DeskContext, absent: ListedFile): Response {
	return renderDeskPage(context, {
		title: absent.name,
		session: context.var.session,
		content: <BeginPage name={absent.name} isAsItIs={hasBeginning(absent)} />,
	});
}

function findKind(context: DeskContext): FileKind | undefined {
	return KINDS.find(({ name }) => name === context.req.param("kind"));
}

function renderAdd(
	context: DeskContext,
	typed: Typed,
	problem: AddProblem | null = null,
): Response {
	const { cities, services } = getContent();
	return renderDeskPage(context, {
		title: formatKind(typed.kind.name),
		session: context.var.session,
		status: problem ? 422 : 200,
		content: (
			<AddPage typed={typed} options={{ city: cities, service: services }} problem={problem} />
		),
	});
}
