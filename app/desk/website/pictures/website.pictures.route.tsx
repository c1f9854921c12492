import * as z from "zod/mini";
import { findFlashSentence, toFlashAddress } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { type DeskRoute, withFields } from "#app/desk/request/desk-route.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { files, integer, text } from "#app/platform/http/form-fields.ts";
import { addChosenPicture } from "./add-chosen-picture.ts";
import { describeRejection } from "./describe-rejection.ts";
import { listShownPictures } from "./listed-pictures.ts";
import { PicturesPage } from "./pictures-page.tsx";
import { PICTURES_PATH } from "./pictures-path.ts";
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
const queryFields = z.object(placeFields);
const formFields = z.object({
	...placeFields,
	file: files,
	alt: text,
	/** The name of a picture that is there already, in place of a file. */
	picture: text,
});
type Sent = z.infer<typeof formFields>;

export const websitePicturesRoute: DeskRoute = {
	path: PICTURES_PATH,
	role: "member",
	get: (context) => {
		const { for: file, at, before } = parseQuery(context, queryFields);
		return renderPictures(context, { place: findPlace({ file, at, before }) });
	},
	post: withFields(formFields, takePicture),
};

/** Adds a picture, or takes one that is there, and shows it in its place. */
async function takePicture(context: DeskContext, sent: Sent): Promise<Response> {
	const place = findPlace({ file: sent.for, at: sent.at, before: sent.before });
	const isForProgram = context.req.header("Accept")?.includes("application/json") ?? false;
	const { staff } = context.var.session;
	const isKnown = listShownPictures().some(({ name }) => name === sent.picture);
	const added = isKnown ? null : await addChosenPicture(sent, staff.id);
	if (added && !added.ok) {
		const reason = describeRejection(added.reason);
		if (isForProgram) return context.json({ error: reason }, 422);
		return renderPictures(context, { place, problem: { reason, alt: sent.alt } });
	}
	const name = added?.value ?? sent.picture;
	if (isForProgram) return context.json({ file: name });
	if (!place) return context.redirect(toFlashAddress(PICTURES_PATH, "added"), 303);
	await showInPlace(place, { name, alt: sent.alt }, staff.id);
	return context.redirect(toPlaceAddress(place), 303);
}

type Shown = {
	place: Place | null;
	/** Why nothing was added, and what was said of the picture. */
	problem?: { reason: string; alt: string };
};

function renderPictures(context: DeskContext, { place, problem }: Shown): Response {
	return renderDeskPage(context, {
		title: t("pictures"),
		session: context.var.session,
		status: problem ? 422 : 200,
		content: (
			<PicturesPage
				place={place}
				pictures={listShownPictures()}
				problem={problem}
				done={findFlashSentence(context, { added: t("added") })}
			/>
		),
	});
}
