import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-conversation.server.ts";
import { findFileType } from "#app/replies/parsing/file-types.ts";

export const attachmentRoute: DeskRoute = {
	path: "/desk/attachments/:id",
	role: "member",
	get: downloadAttachment,
};

/**
 * Sends a file of a message as a download, of which nothing can run on this origin. Its type is that of its extension, as
 * systems open it by that, whatever its sender says; others are bytes.
 */
async function downloadAttachment(context: DeskContext): Promise<Response> {
	const { database } = await getDeskServices();
	const file = await database.db
		.selectFrom("attachments")
		.select(["id", "name", "isKept", "content"])
		.where("id", "=", context.req.param("id") ?? "")
		.executeTakeFirst();
	const content = file ? await database.files.get(file) : null;
	if (!file || !content) return context.text(t("noSuchFile"), 404);
	return context.body(new Uint8Array(content), 200, {
		"Content-Type": findFileType(file.name) ?? "application/octet-stream",
		"Content-Disposition": formatDisposition(file.name),
		"Content-Security-Policy": "default-src 'none'; sandbox",
		"X-Content-Type-Options": "nosniff",
		"Cache-Control": "no-store",
	});
}

/** Formats the header with the name in ASCII and in UTF-8 (RFC 6266). */
function formatDisposition(name: string): string {
	const ascii = name.replaceAll(/[^\w .()-]/g, "_");
	const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
