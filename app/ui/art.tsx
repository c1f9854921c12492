import { findOnSheet } from "#app/art/sheet-address.ts";

type ArtProps = {
	src: string;
	/** Empty for decoration. */
	alt: string;
	shape: keyof typeof SHAPES;
	/** "eager" for what is in view when the page opens. */
	loading?: "eager" | "lazy";
	className?: string;
};

/**
 * A picture of the site: its drawings are served at stable addresses and follow the theme themselves. One that is
 * loaded lazily is one of many, and comes from the sheet that has all of its kind, in one request.
 */
export function Art({ src, alt, shape, loading = "lazy", className }: ArtProps) {
	const { width, height } = SHAPES[shape];
	return (
		<img
			src={loading === "lazy" ? findOnSheet(src) : src}
			alt={alt}
			width={width}
			height={height}
			loading={loading}
			decoding="async"
			className={className}
		/>
	);
}

/** Intrinsic sizes in CSS pixels; only the proportion matters. */
const SHAPES = {
	kite: { width: 240, height: 320 },
	cover: { width: 1200, height: 675 },
	wide: { width: 1200, height: 700 },
	square: { width: 720, height: 720 },
} as const;
