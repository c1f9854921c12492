type AvatarProps = { src: string | null; initials: string; look?: keyof typeof LOOKS };

/** Renders an image over the initials, which are visible until it has loaded, and if it fails. */
export function Avatar({ src, initials, look = "round" }: AvatarProps) {
	return (
		<span
			className={`relative grid shrink-0 place-items-center overflow-hidden bg-marigold-field text-on-marigold forced-colors:border-2 ${LOOKS[look]}`}
		>
			<span aria-hidden="true">{initials}</span>
			{src && (
				<img
					src={src}
					alt=""
					width={200}
					height={200}
					loading="lazy"
					className="-indent-96 absolute inset-0 size-full object-cover"
				/>
			)}
		</span>
	);
}

const LOOKS = {
	round: "size-14 rounded-full font-bold text-title",
	kite: "size-28 font-bold text-heading lg:size-68 [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]",
	portrait: "display-type aspect-square text-figure",
} as const;
