import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { PICTURE_MB_MAX } from "#app/editing/pictures/prepare-picture.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { ALT_MAX } from "./add-chosen-picture.ts";
import type { ShownPicture } from "./listed-pictures.ts";
import { PICTURES_PATH } from "./pictures-path.ts";
import { type Place, toPlaceAddress } from "./place.ts";

type PicturesPageProps = {
	/** Where the picture shall be shown; null where it is only added. */
	place: Place | null;
	pictures: readonly ShownPicture[];
	/** Why nothing was added, and what was said of the picture. */
	problem: { reason: string; alt: string } | undefined;
	done: FlashMessage | null;
};

/** Renders the pictures that the content can show, and the form that adds one. */
export function PicturesPage({ place, pictures, problem, done }: PicturesPageProps) {
	return (
		<div className="desk-wrap pt-6 pb-16">
			<FlashLine done={done} />
			<p>
				{place ? (
					<a href={toPlaceAddress(place)}>{t("backTo", { name: place.listed.name })}</a>
				) : (
					<a href="/desk/website">{t("backToAll")}</a>
				)}
			</p>
			<h1 className="desk-title mt-1">{t("pictures")}</h1>
			<AddForm place={place} problem={problem} />
			<h2 className="mt-8 font-bold">{t("all")}</h2>
			{pictures.length === 0 && <p className="mt-2">{t("none")}</p>}
			<form method="post" action={PICTURES_PATH}>
				<PlaceFields place={place} />
				<ul className="desk-pictures mt-3">
					{pictures.map((picture) => (
						<PictureCard key={picture.name} picture={picture} canChoose={place !== null} />
					))}
				</ul>
			</form>
		</div>
	);
}

function AddForm({ place, problem }: Pick<PicturesPageProps, "place" | "problem">) {
	return (
		<form
			method="post"
			action={PICTURES_PATH}
			encType="multipart/form-data"
			className="mt-4 max-w-text"
		>
			<PlaceFields place={place} />
			<div className="desk-editing-field">
				<label htmlFor="file">{t("file")}</label>
				<input
					id="file"
					type="file"
					name="file"
					required
					accept="image/jpeg,image/png,image/webp,image/avif"
					className="desk-field"
					aria-describedby={problem ? "file-hint problem" : "file-hint"}
					aria-invalid={problem ? true : undefined}
				/>
				<p id="file-hint">{t("fileHint", { most: PICTURE_MB_MAX })}</p>
				{problem && (
					<p id="problem" role="alert" className="desk-editing-reasons">
						{problem.reason}
					</p>
				)}
			</div>
			<div className="desk-editing-field mt-5">
				<label htmlFor="alt">{t("alt")}</label>
				<input
					id="alt"
					name="alt"
					className="desk-field"
					defaultValue={problem?.alt}
					maxLength={ALT_MAX}
					autoComplete="off"
					dir="auto"
					aria-describedby="alt-hint"
				/>
				<p id="alt-hint">{t("altHint")}</p>
			</div>
			<button type="submit" className="desk-button mt-4" data-tone="accent">
				{t(place ? "addAndUse" : "add")}
			</button>
		</form>
	);
}

function PlaceFields({ place }: { place: Place | null }) {
	if (!place) return null;
	return (
		<>
			<input type="hidden" name="for" value={place.listed.file} />
			<input type="hidden" name="at" value={place.at} />
			<input type="hidden" name="before" value={place.before} />
		</>
	);
}

type PictureCardProps = { picture: ShownPicture; canChoose: boolean };

function PictureCard({ picture: { name, added }, canChoose }: PictureCardProps) {
	return (
		<li>
			<img src={`${PICTURES_PATH}/${name}`} alt={added?.alt ?? ""} loading="lazy" />
			<p className="mt-1 text-fine wrap-anywhere">{name}</p>
			{added && (
				<p className="text-fine text-ink-soft">
					{t("size", { width: added.width, height: added.height })}
				</p>
			)}
			{canChoose && (
				<button
					type="submit"
					name="picture"
					value={name}
					className="desk-button mt-1"
					data-tone="quiet"
				>
					{t("use", {
						more: (text) => (
							<span key="more" className="sr-only">
								{text}
							</span>
						),
						name,
					})}
				</button>
			)}
		</li>
	);
}
