import { useHasScript } from "#app/ui/use-has-script.ts";

/**
 * What names and draws the site on a phone's home screen, for which a visitor touches something first. In the
 * server's HTML it would be fetched beside the page, on a connection of its own, before anything is painted.
 */
export function ManifestLink() {
	return useHasScript() && <link rel="manifest" href="/site.webmanifest" />;
}
