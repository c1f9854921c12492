import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { deleteForm } from "../delete/delete-file.ts";
import { toFilePath } from "../file-path.ts";
import type { ListedFile } from "../listed-files.ts";
import { askForm } from "../review/ask-form.ts";
import { scheduleForm, unscheduleForm } from "../schedule/schedule-form.ts";
import { withFile } from "../with-file.tsx";
import {
	changeList,
	checkForm,
	choosePicture,
	discardForm,
	publishForm,
	saveForm,
} from "./change-file.ts";
import { openForm } from "./open-form.ts";
import { renderForm } from "./render-form.tsx";
import { shareForm, unshareForm } from "./share-file.ts";

export const websiteEditRoute: DeskRoute = {
	path: "/desk/website/edit/:file{.+}",
	role: "member",
	get: withFile(showForm),
	actions: {
		save: { handle: saveForm },
		check: { handle: checkForm },
		publish: { handle: publishForm, role: "publisher" },
		ask: { handle: askForm },
		schedule: { handle: scheduleForm, role: "publisher" },
		unschedule: { handle: unscheduleForm },
		discard: { handle: discardForm },
		share: { handle: shareForm },
		unshare: { handle: unshareForm },
		delete: { handle: deleteForm },
		picture: { handle: choosePicture },
		insert: { handle: changeList },
		remove: { handle: changeList },
		up: { handle: changeList },
		down: { handle: changeList },
	},
};

async function showForm(context: DeskContext, listed: ListedFile): Promise<Response> {
	const form = await openForm(listed, context.var.session.staff.id);
	const isGone = !form.draft && form.publicText === null;
	if (isGone) return context.redirect(toFilePath("history", listed.file), 303);
	return renderForm(context, form);
}
