type ArtProps = {
	src: string;
	alt: string;
	shape: keyof typeof SHAPES;
	loading?: "eager" | "lazy";
	className?: string;
};

/** Renders an illustration of the site; its SVG adapts to the colour theme by itself. */
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
