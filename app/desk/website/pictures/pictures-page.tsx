import type { MediaKind } from "#app/content/media/media-kinds.ts";
import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import type { FlashMessage } from "#app/desk/changes/flash-message.ts";
import { t } from "#app/messages/en/desk-website-pictures.server.ts";
import { ALT_MAX } from "./describe-rejection.ts";
import { KIND_WORDS, listKinds } from "./kind-words.ts";
import type { ShownPicture } from "./listed-pictures.ts";
import { PictureCard } from "./picture-card.tsx";
import type { PictureUse } from "./picture-uses.ts";
import { toChoiceAddress } from "./pictures-path.ts";
import { type Place, toPlaceAddress } from "./place.ts";

type PicturesPageProps = {
	kind: MediaKind;
	/** Where the picture shall be shown; null where it is only added. */
	place: Place | null;
	pictures: readonly ShownPicture[];
	/** What names each of those that are named. */
	uses: ReadonlyMap<string, PictureUse>;
	/** Why nothing was added, and what was said of the picture. */
	problem: { reason: string; alt: string } | undefined;
	/** The name of what was not deleted. */
	kept: string | undefined;
	done: FlashMessage | null;
};

/** Renders the pictures, logos or fonts that the content can show, and the form that adds one. */
export function PicturesPage(props: PicturesPageProps) {
	const { kind, place, pictures, uses, problem, kept, done } = props;
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
			<h1 className="desk-title mt-1">{KIND_WORDS[kind].name()}</h1>
			{!place && <Kinds kind={kind} />}
			{kept && (
				<p role="alert" className="mt-4 max-w-text border-accent border-l-4 pl-3">
					{t("notDeleted", { name: kept })}
				</p>
			)}
			<AddForm kind={kind} place={place} problem={problem} />
			<h2 className="mt-8 font-bold">{t("all", { kind })}</h2>
			{pictures.length === 0 && <p className="mt-2">{t("none")}</p>}
			<form method="post" action={toChoiceAddress({ kind })}>
				<PlaceFields place={place} />
				<ul className="desk-pictures mt-3" data-kind={kind}>
					{pictures.map((picture) => (
						<PictureCard
							key={picture.name}
							kind={kind}
							picture={picture}
							use={uses.get(picture.name)}
							canChoose={place !== null}
						/>
					))}
				</ul>
			</form>
		</div>
	);
}

/** Renders the ways to the other kinds. */
function Kinds({ kind }: { kind: MediaKind }) {
	return (
		<nav aria-label={t("kinds")}>
			<ul className="mt-2 flex flex-wrap gap-x-5">
				{listKinds().map((each) => (
					<li key={each.kind}>
						<a
							href={toChoiceAddress(each)}
							aria-current={each.kind === kind ? "page" : undefined}
							className="inline-block py-2"
						>
							{each.name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

type AddFormProps = Pick<PicturesPageProps, "kind" | "place" | "problem">;

function AddForm({ kind, place, problem }: AddFormProps) {
	const { label, hint, accept } = KIND_WORDS[kind];
	return (
		<form
			method="post"
			action={toChoiceAddress({ kind })}
			encType="multipart/form-data"
			className="mt-4 max-w-text"
		>
			<PlaceFields place={place} />
			<div className="desk-editing-field">
				<label htmlFor="file">{label()}</label>
				<input
					id="file"
					type="file"
					name="file"
					required
					accept={accept}
					className="desk-field"
					aria-describedby={problem ? "file-hint problem" : "file-hint"}
					aria-invalid={problem ? true : undefined}
				/>
				<p id="file-hint">{hint()}</p>
				{problem && (
					<p id="problem" role="alert" className="desk-editing-reasons">
						{problem.reason}
					</p>
				)}
			</div>
			{kind === "picture" && <AltField value={problem?.alt} />}
			<button type="submit" className="desk-button mt-4" data-tone="accent">
				{t(place ? "addAndUse" : "add", { kind })}
			</button>
		</form>
	);
}

function AltField({ value }: { value: string | undefined }) {
	return (
		<div className="desk-editing-field mt-5">
			<label htmlFor="alt">{t("alt")}</label>
			<input
				id="alt"
				name="alt"
				className="desk-field"
				defaultValue={value}
				maxLength={ALT_MAX}
				autoComplete="off"
				dir="auto"
				aria-describedby="alt-hint"
			/>
			<p id="alt-hint">{t("altHint")}</p>
		</div>
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
