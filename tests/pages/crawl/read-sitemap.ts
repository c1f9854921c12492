import { getNow } from "#app/clock.ts";
import type { Request } from "./walk-site.ts";

/** The paths that `/sitemap.xml` lists, or the sitemaps that it names. */
export async function readSitemap(request: Request, siteUrl: string) {
	const faults: string[] = [];
	const paths: string[] = [];
	const read = async (file: string): Promise<void> => {
		const response = await request(file);
		const xml = await response.text();
		const fault = (text: string) => faults.push(`${file}: ${text}`);
		if (response.status !== 200) fault(`it answers ${response.status}`);
		const isIndex = xml.includes("<sitemapindex");
		for (const [, entry = ""] of xml.matchAll(/<(?:url|sitemap)>(.*?)<\/(?:url|sitemap)>/gs)) {
			const address = /<loc>(.*)<\/loc>/.exec(entry)?.[1]?.replaceAll("&amp;", "&") ?? "";
			const day = /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1];
			const url = URL.parse(address);
			if (url?.origin !== siteUrl) fault(`${address} is no address of this site`);
			if (day && !(Date.parse(day) <= getNow()))
				fault(`${address} changed on ${day}, which is no day that was`);
			const path = url ? url.pathname + url.search : "";
			if (isIndex) await read(path);
			else if (path) paths.push(path);
		}
	};
	await read("/sitemap.xml");
	return { paths, faults };
}
