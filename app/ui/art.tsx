import { ViewTransition } from "react";

type ArtProps = {
	src: string;
	/** Empty for decoration. */
	alt: string;
	shape: keyof typeof SHAPES;
	/** For what is in view when the page opens. */
	isEager?: boolean;
	className?: string;
};

/** A picture of the site: its drawings are served at stable addresses and follow the theme themselves. */
export function Art({ src, alt, shape, isEager = false, className = "" }: ArtProps) {
	const { width, height } = SHAPES[shape];
	const picture = (
		<img
			src={src}
			alt={alt}
			width={width}
			height={height}
			loading={isEager ? "eager" : "lazy"}
			decoding="async"
			className={`h-auto max-w-full ${className}`}
		/>
	);
	return shape === "kite" ? (
		<ViewTransition name={nameFlight(src)} default="none" share="kite">
			{picture}
		</ViewTransition>
	) : (
		picture
	);
}

/** A kite that both pages show flies from its place on the one to its place on the other. */
function nameFlight(src: string): string {
	return src.replace(/\W+/g, "-");
}

/** Intrinsic sizes in CSS pixels; only the proportion matters. */
const SHAPES = {
	kite: { width: 240, height: 320 },
	cover: { width: 1200, height: 675 },
	wide: { width: 1200, height: 700 },
	square: { width: 720, height: 720 },
} as const;
