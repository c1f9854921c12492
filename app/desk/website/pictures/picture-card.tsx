import type { ReactNode } from "react";
import type { MediaKind } from "#app/content/media/media-kinds.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { Specimen } from "../controls/specimen.tsx";
import type { ShownPicture } from "./listed-pictures.ts";
import type { PictureUse } from "./picture-uses.ts";

type PictureCardProps = {
	kind: MediaKind;
	picture: ShownPicture;
	/** What names it; undefined where nothing does. */
	use: PictureUse | undefined;
	canChoose: boolean;
};

/** Renders one of the pictures, logos or fonts, with the buttons that use it, or delete it where nothing names it. */
export function PictureCard({ kind, picture: { name, added }, use, canChoose }: PictureCardProps) {
	const about = { name, more: renderUnseen };
	return (
		<li>
			<Specimen kind={kind} name={name} alt={added?.alt ?? ""} />
			<p className="mt-1 text-fine wrap-anywhere">{name}</p>
			{added && added.width > 0 && (
				<p className="text-fine text-ink-soft">
					{t("size", { width: added.width, height: added.height })}
				</p>
			)}
			{added && <p className="text-fine text-ink-soft">{t("use", { use: use ?? "nothing" })}</p>}
			{canChoose && (
				<button
					type="submit"
					name="picture"
					value={name}
					className="desk-button mt-1"
					data-tone="quiet"
				>
					{t("choose", about)}
				</button>
			)}
			{added && !use && !canChoose && (
				<button
					type="submit"
					name="delete"
					value={name}
					className="desk-button mt-1"
					data-tone="quiet"
				>
					{t("delete", about)}
				</button>
			)}
		</li>
	);
}

/** Renders what a button is about, for those who do not see what is beside it. */
function renderUnseen(text: ReactNode) {
	return (
		<span key="more" className="sr-only">
			{text}
		</span>
	);
}
