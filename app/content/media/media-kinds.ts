import type { z } from "zod";
import { fontFileSchema } from "../schemas/fonts.ts";
import { logoSchema } from "../schemas/logo.ts";
import { pictureSchema } from "../schemas/picture.ts";

type Kind = {
	/** The media types of those that are added at the desk. */
	types: readonly string[];
	/** The schema of their names in the folder media. */
	name: z.ZodType<string>;
};

/** What the agency's files of the folder media are, by the control of the fields that name them. Films are no part of it. */
export const MEDIA_KINDS = {
	picture: { types: ["image/webp"], name: pictureSchema.shape.file },
	logo: { types: ["image/svg+xml", "image/png"], name: logoSchema.shape.file },
	font: { types: ["font/woff2"], name: fontFileSchema },
} as const satisfies Record<string, Kind>;

export type MediaKind = keyof typeof MEDIA_KINDS;

export const MEDIA_KIND_NAMES = Object.keys(MEDIA_KINDS) as [MediaKind, ...MediaKind[]];

/** Returns whether what was added at the desk with a media type is of a kind. */
export function isOfKind(kind: MediaKind, type: string): boolean {
	const { types }: Kind = MEDIA_KINDS[kind];
	return types.includes(type);
}
