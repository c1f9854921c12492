/**
 * The shapes in which the site shows the agency's own pictures: the ratio of width to height to which a picture is
 * cropped, or null where it stays whole, and the widths in pixels that are served. The last one is twice that of the
 * largest place, or 1600, and the least that a file must have unless `least` says otherwise.
 */
export const PICTURE_SHAPES = {
	portrait: { ratio: 1, widths: [160, 480, 832] },
	quote: { ratio: 1, widths: [160] },
	cover: { ratio: 16 / 9, widths: [480, 768, 1080, 1600] },
	logo: { ratio: null, widths: [320] },
	text: { ratio: null, widths: [480, 768, 1080, 1600], least: 480 },
} as const satisfies Readonly<Record<string, PictureForm>>;

export type PictureShape = keyof typeof PICTURE_SHAPES;
export type PictureForm = {
	ratio: number | null;
	widths: readonly [number, ...number[]];
	least?: number;
};

/** Returns the least width in pixels that a picture of the shape needs. */
export function getLeastWidth(shape: PictureShape): number {
	const { least, widths }: PictureForm = PICTURE_SHAPES[shape];
	return least ?? Math.max(...widths);
}
