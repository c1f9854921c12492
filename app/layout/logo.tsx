import { useSiteName } from "./use-site-name.ts";

/** The mark and the name; the name is text, so that it takes the ground's colour. */
export function Logo() {
	return (
		<span className="flex items-center gap-2 sm:gap-2.5">
			<img src="/art/mark.svg" alt="" width={28} height={35} className="h-9 w-auto" />
			<span className="display-type text-title leading-none">{useSiteName()}</span>
		</span>
	);
}
