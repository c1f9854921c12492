import { useSiteData } from "#app/design/sections/use-site.ts";

/** Renders a banner on each page of a demonstration at a public address: its clients and figures are invented. */
export function SampleBanner() {
	const banner = useSiteData()?.banner;
	if (!banner) return null;
	return (
		<p role="note" className="paper-marigold print:block">
			<span className="wrap block py-2 font-medium text-fine">{banner}</span>
		</p>
	);
}
