import { getLook, type Look } from "#app/platform/look.ts";

type AvatarProps = {
	src: string | null;
	srcSet?: string | null;
	/** The picture's description; empty where the name stands beside it. */
	alt?: string;
	initials: string;
	look?: keyof typeof LOOKS;
	loading?: "eager" | "lazy";
};

/** Renders an image over the initials, which are visible until it has loaded, and if it fails or is missing. */
export function Avatar({
	src,
	srcSet,
	alt = "",
	initials,
	look = "round",
	loading = "lazy",
}: AvatarProps) {
	const { className, sizes } = LOOKS[look];
	const outline = look === "kite" ? ` ${OUTLINES[getLook()]}` : "";
	return (
		<span
			className={`relative grid shrink-0 place-items-center overflow-hidden bg-marigold-field text-on-marigold forced-colors:border-2 ${className}${outline}`}
		>
			<span aria-hidden="true">{initials}</span>
			{src && (
				<img
					src={src}
					srcSet={srcSet ?? undefined}
					sizes={srcSet ? sizes : undefined}
					alt={alt}
					width={200}
					height={200}
					loading={loading}
					className="-indent-96 absolute inset-0 size-full object-cover"
				/>
			)}
		</span>
	);
}

const LOOKS = {
	round: { className: "size-14 rounded-full font-bold text-title", sizes: "3.5rem" },
	quote: { className: "size-24 rounded-full font-bold text-heading", sizes: "6rem" },
	kite: {
		className: "size-28 font-bold text-heading lg:size-68",
		sizes: "(min-width: 64rem) 17rem, 7rem",
	},
	portrait: {
		className: "display-type aspect-square text-figure",
		sizes: "(min-width: 84rem) 26rem, (min-width: 48rem) 31vw, 37vw",
	},
	hero: {
		className: "display-type aspect-square w-64 text-figure lg:w-96",
		sizes: "(min-width: 64rem) 24rem, 16rem",
	},
} as const;

/** The outline of the large avatar beside a call. */
const OUTLINES: Readonly<Record<Look, string>> = {
	kites: "[clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]",
	tiles: "rounded-tr-full",
};
