/** A grey bar in the place of a line or a picture; decoration for those who see. */
export function Skeleton({ shape }: { shape: keyof typeof SHAPES }) {
	return <div aria-hidden="true" className={`skeleton ${SHAPES[shape]}`} />;
}

const SHAPES = {
	picture: "aspect-video w-full",
	title: "mt-5 h-7 w-11/12",
	line: "mt-3 h-4 w-full",
	date: "mt-4 h-4 w-28",
	heading: "h-14 w-4/5",
} as const;
