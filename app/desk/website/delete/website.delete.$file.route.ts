import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { toFilePath } from "../file-path.ts";
import { openForm } from "../form/open-form.ts";
import type { ListedFile } from "../listed-files.ts";
import { withFile } from "../with-file.tsx";
import { mayDelete } from "./deletion.ts";
import { renderDelete } from "./render-delete.tsx";

export const websiteDeleteRoute: DeskRoute = {
	path: "/desk/website/delete/:file{.+}",
	role: "member",
	get: withFile(ask),
};

/** Asks where the address of a page shall lead; what cannot be deleted leads back to its form. */
async function ask(context: DeskContext, listed: ListedFile): Promise<Response> {
	const form = await openForm(listed, context.var.session.staff.id);
	if (mayDelete(form)) return renderDelete(context, form);
	return context.redirect(toFilePath("edit", listed.file), 303);
}
