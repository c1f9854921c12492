import { useSite } from "#app/design/sections/use-site.ts";

/** Renders the mark of art/mark.ts and the name, in the section's colours. */
export function Logo() {
	return (
		<span className="flex items-center gap-2 sm:gap-2.5">
			<svg viewBox="0 0 32 40" className="h-9" aria-hidden="true">
				<path
					d="M1.6 38.4 7.6 31l4.8 4.2L20 25.5"
					fill="none"
					stroke="currentColor"
					strokeWidth={2.2}
					strokeLinecap="round"
				/>
				<path d="M20 1.5v24l-12-12" className="fill-accent-bright" />
				<path d="M20 1.5v24l12-12" className="fill-marigold" />
			</svg>
			<span className="display-type text-title leading-none">{useSite()?.name}</span>
		</span>
	);
}
