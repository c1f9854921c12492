import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** Says on each page of a demonstration at a public address that its clients and figures are invented. */
export function SampleBanner() {
	const banner = useRouteLoaderData<typeof loader>("root")?.banner;
	if (!banner) return null;
	return (
		<p role="note" className="paper-marigold print:block">
			<span className="wrap block py-2 font-medium text-fine">{banner}</span>
		</p>
	);
}
