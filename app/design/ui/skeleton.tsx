type SkeletonProps = { shape: keyof typeof SHAPES; className?: string };

/** Renders a placeholder for a line of text, or for a picture, whose aspect ratio is a class. */
export function Skeleton({ shape, className = "" }: SkeletonProps) {
	return <div aria-hidden="true" className={`skeleton ${SHAPES[shape]} ${className}`} />;
}

const SHAPES = {
	picture: "w-full",
	title: "mt-2.5 h-6 w-11/12",
	line: "mt-3 h-4 w-full",
	date: "mt-1 h-4 w-28",
	heading: "mt-4 h-9 w-4/5 lg:h-14",
} as const;
