import type { MediaKind } from "#app/content/media/media-kinds.ts";
import type { FormField, FormGroup, FormNode } from "#app/editing/fields/form.ts";
import { isGroup, isList } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-controls.server.ts";
import { toPictureAddress } from "../pictures/pictures-path.ts";

type ChoosePictureProps = { kind: MediaKind; name: string };

/** Renders the button that saves the form and leads to all that there is of a kind, of which one is chosen for a field. */
export function ChoosePicture({ kind, name }: ChoosePictureProps) {
	return (
		<p>
			<button
				type="submit"
				name="intent"
				value="picture"
				formAction={`?${new URLSearchParams({ at: name, kind })}`}
				className="desk-button"
				data-tone="quiet"
			>
				{t("choosePicture", { kind })}
			</button>
		</p>
	);
}

/** Renders the picture of a group, with a cross at the point that stays when it is cropped. */
export function PicturePreview({ parts }: { parts: readonly FormNode[] }) {
	const picture = parts.find(
		(part): part is FormField => !isGroup(part) && !isList(part) && part.control === "picture",
	);
	const isKnown = picture?.options?.some(({ value }) => value === picture.value);
	if (!picture || !isKnown) return null;
	const focus = parts.find(
		(part): part is FormGroup => isGroup(part) && part.path.at(-1) === "focus" && part.isPresent,
	);
	const [x, y] = ["x", "y"].map((side) => getPercent(focus, side));
	return (
		<figure className="mt-3">
			<span className="desk-picture">
				<img src={toPictureAddress(picture.value)} alt="" loading="lazy" />
				{focus && (
					<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
						<path d={`M${x} 0V100M0 ${y}H100`} vectorEffect="non-scaling-stroke" />
					</svg>
				)}
			</span>
			<figcaption className="text-fine text-ink-soft">
				{focus ? t("focusIs") : t("focusIsMiddle")}
			</figcaption>
		</figure>
	);
}

/** Returns a side of a focus; the middle where it is none. */
function getPercent(focus: FormGroup | undefined, side: string): number {
	const field = focus?.fields.find((each) => each.path.at(-1) === side);
	const percent = field && "value" in field && field.value !== "" ? Number(field.value) : 50;
	return percent >= 0 && percent <= 100 ? percent : 50;
}
