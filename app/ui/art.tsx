type ArtProps = {
	src: string;
	/** Empty for decoration. */
	alt: string;
	shape: keyof typeof SHAPES;
	/** "eager" for what is in view when the page opens. */
	loading?: "eager" | "lazy";
	className?: string;
};

/** A picture of the site: its drawings are served at stable addresses and follow the theme themselves. */
export function Art({ src, alt, shape, loading = "lazy", className }: ArtProps) {
	const { width, height } = SHAPES[shape];
	return (
		<img
			src={src}
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
