import * as z from "zod/mini";
import type { MediaKind } from "#app/content/media/media-kinds.ts";
import { findFlashSentence, toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { files, integer, text } from "#app/platform/http/form-fields.ts";
import { addChosenPicture } from "./add-chosen-picture.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { listShownPictures } from "./listed-pictures.ts";
import { mediaKind } from "./media-kind.ts";
import { deleteUnused, findUses } from "./picture-uses.ts";
import { PicturesPage } from "./pictures-page.tsx";
import { PICTURES_PATH, toChoiceAddress } from "./pictures-path.ts";
import { findPlace, type Place, showInPlace, toPlaceAddress } from "./place.ts";

/** A place in a text that no text is as long as. */
const END = Number.MAX_SAFE_INTEGER;

const placeFields = {
	/** The file of the content and the name of its field that shall show the picture, if there is one. */
	for: text,
	at: text,
	/** The number of characters of a text before the picture. */
	before: integer(END, 0),
};
const queryFields = z.object({
	...placeFields,
	/** What is shown and added, which a sent form says by its address as well: `?kind=logo`. */
	kind: mediaKind,
});
const formFields = z.object({
	...placeFields,
	file: files,
	alt: text,
	/** The name of a picture that is there already, in place of a file. */
	picture: text,
	/** The name of a picture that is deleted, in place of adding one. */
	delete: text,
});
type Sent = z.infer<typeof formFields>;

export const websitePicturesRoute: DeskRoute = {
	path: PICTURES_PATH,
	role: "member",
	get: async (context) => {
		const { for: file, at, before } = parseQuery(context, queryFields);
		const place = await findPlace({ file, at, before }, context.var.session.staff.id);
		return renderPictures(context, { place });
	},
	post: withFields(formFields, takePicture),
};

function findKind(context: DeskContext): MediaKind {
	return parseQuery(context, queryFields).kind;
}

/** Adds a picture, logo or font, or takes one that is there, and shows it in its place. */
async function takePicture(context: DeskContext, sent: Sent): Promise<Response> {
	if (sent.delete) return deletePicture(context, sent.delete);
	const kind = findKind(context);
	const { staff } = context.var.session;
	const place = await findPlace({ file: sent.for, at: sent.at, before: sent.before }, staff.id);
	const isForProgram = context.req.header("Accept")?.includes("application/json") ?? false;
	const isKnown = listShownPictures(kind).some(({ name }) => name === sent.picture);
	const added = isKnown ? null : await addChosenPicture(kind, sent, staff.id);
	if (added && !added.ok) {
		const { reason } = added;
		if (isForProgram) return context.json({ error: reason }, 422);
		return renderPictures(context, { place, problem: { reason, alt: sent.alt } });
	}
	const name = added?.value ?? sent.picture;
	if (isForProgram) return context.json({ file: name });
	if (!place) return context.redirect(toFlashAddress(toChoiceAddress({ kind }), "added"), 303);
	await showInPlace(place, { name, alt: sent.alt }, staff.id);
	return context.redirect(toPlaceAddress(place), 303);
}

/** Deletes what was added at the desk and nothing names. */
async function deletePicture(context: DeskContext, name: string): Promise<Response> {
	const kind = findKind(context);
	const isAdded = listShownPictures(kind).some((each) => each.name === name && each.added);
	if (isAdded && (await deleteUnused(name)))
		return context.redirect(toFlashAddress(toChoiceAddress({ kind }), "deleted"), 303);
	return renderPictures(context, { place: null, kept: name });
}

type Shown = {
	place: Place | null;
	/** Why nothing was added, and what was said of the picture. */
	problem?: { reason: string; alt: string };
	/** The name of what was not deleted. */
	kept?: string;
};

async function renderPictures(
	context: DeskContext,
	{ place, problem, kept }: Shown,
): Promise<Response> {
	const kind = findKind(context);
	return renderDeskPage(context, {
		title: KIND_WORDS[kind].name(),
		session: context.var.session,
		status: kept ? 409 : problem ? 422 : 200,
		content: (
			<PicturesPage
				kind={kind}
				place={place}
				pictures={listShownPictures(kind)}
				uses={await findUses()}
				problem={problem}
				kept={kept}
				done={findFlashSentence(context, {
					added: t("added", { kind }),
					deleted: t("deleted"),
				})}
			/>
		),
	});
}
