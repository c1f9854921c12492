type ArtProps = {
	src: string;
	alt: string;
	shape: keyof typeof SHAPES;
	loading?: "eager" | "lazy";
	/** Only a picture that is no drawing has these. */
	srcSet?: string | null;
	sizes?: string;
	className?: string;
};

/** Renders an illustration of the site, whose SVG adapts to the colour theme by itself, or a picture in its place. */
export function Art({ src, alt, shape, loading = "lazy", srcSet, sizes, className }: ArtProps) {
	const { width, height } = SHAPES[shape];
	return (
		<img
			src={src}
			srcSet={srcSet ?? undefined}
			sizes={srcSet ? sizes : undefined}
			alt={alt}
			width={width}
			height={height}
			loading={loading}
			decoding="async"
			className={className}
		/>
	);
}

/** Intrinsic sizes in CSS pixels; only the aspect ratio matters. */
const SHAPES = {
	kite: { width: 240, height: 320 },
	cover: { width: 1200, height: 675 },
	wide: { width: 1800, height: 700 },
	square: { width: 720, height: 720 },
} as const;

type KiteProps = Pick<ArtProps, "src" | "loading" | "className">;

export function Kite(props: KiteProps) {
	return <Art alt="" shape="kite" {...props} />;
}
