import type { CaseStudy } from "#app/content/types.ts";
import { Art } from "#app/design/ui/art.tsx";

type CaseCoverProps = Pick<CaseStudy, "imageUrl" | "imageSrcSet" | "imageAlt"> & {
	sizes: string;
	loading?: "eager" | "lazy";
};

/** Renders the picture of a case's card: the agency's own one, or else the chart of its figures. */
export function CaseCover({ imageUrl, imageSrcSet, imageAlt, sizes, loading }: CaseCoverProps) {
	return (
		<Art
			src={imageUrl}
			srcSet={imageSrcSet}
			sizes={sizes}
			alt={imageAlt}
			shape="cover"
			loading={loading}
			className="w-full bg-sunken"
		/>
	);
}
