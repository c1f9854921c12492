type AvatarProps = { src: string | null; initials: string; size?: keyof typeof SIZES };

/** The picture over its initials: while it loads, or when it fails, the initials show through. */
export function Avatar({ src, initials, size = "small" }: AvatarProps) {
	return (
		<span
			className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-marigold-field font-bold text-on-marigold forced-colors:border-2 ${SIZES[size]}`}
		>
			<span aria-hidden="true">{initials}</span>
			{src && (
				<img
					src={src}
					alt=""
					width={200}
					height={200}
					className="-indent-96 absolute inset-0 size-full object-cover"
				/>
			)}
		</span>
	);
}

const SIZES = {
	small: "size-14 text-title",
	large: "aspect-square w-40 max-w-full text-display",
} as const;
