import type { MediaKind } from "#app/content/media/media-kinds.ts";
import { toPictureAddress } from "../pictures/pictures-path.ts";

type SpecimenProps = { kind: MediaKind; name: string; alt?: string };

/** Renders what a picture, logo or font looks like: a logo on the grounds of both themes, a font by a line of text. */
export function Specimen({ kind, name, alt = "" }: SpecimenProps) {
	const picture = <img src={toPictureAddress(name)} alt={alt} loading="lazy" />;
	if (kind === "picture") return picture;
	return (
		<span className="desk-specimen" data-kind={kind}>
			<span data-ground="light">{picture}</span>
			{kind === "logo" && <span data-ground="dark">{picture}</span>}
		</span>
	);
}
