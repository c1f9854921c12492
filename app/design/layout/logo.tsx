import { type SiteData, useSite, useSiteData } from "#app/design/sections/use-site.ts";
import { createLookComponent } from "#app/design/ui/look-component.tsx";

/** The longest name that stands beside the buttons of the narrowest phone in one line. */
const SHORT = 8;

/** Returns whether a name may wrap, so that the header of a phone does not. */
export function isLongName(name: string): boolean {
	return name.length > SHORT;
}

/** Renders the agency's own logo; the link around it has its name. */
function OwnLogo({ light, dark, width, height }: NonNullable<SiteData["logo"]>) {
	const size = { width, height };
	return (
		<span className="own-logo">
			<img alt="" src={light} {...size} />
			{dark && <img alt="" src={dark} {...size} />}
		</span>
	);
}

/** Renders the mark and the name, in the section's colours, or the agency's own logo. */
export function Logo() {
	const { name = "" } = useSite() ?? {};
	const { logo } = useSiteData() ?? {};
	if (logo) return <OwnLogo {...logo} />;
	return (
		<span className="flex items-center gap-2">
			<Mark className={isLongName(name) ? "h-9 flex-none" : "h-9"} />
			<span className="display-type text-title leading-none">{name}</span>
		</span>
	);
}

type MarkProps = { className: string };

const Mark = createLookComponent<MarkProps>({ kites: KiteMark, tiles: TileMark });

/** Renders the mark of art/mark.ts. */
function KiteMark({ className }: MarkProps) {
	return (
		<svg viewBox="0 0 32 40" className={className} aria-hidden="true">
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
	);
}

/** Renders the mark that the agency's name chooses. */
function TileMark({ className }: MarkProps) {
	return (
		<img src="/art/mark.svg" alt="" width={32} height={40} className={`${className} w-auto`} />
	);
}
