import { beforeAll } from "vitest";
import { connectDesk, type Desk } from "./desk-requests.ts";
import { findFreePort } from "./listen.ts";
import { connectSite, type Site } from "./site.ts";
import { provideSiteAndBrowser, site } from "./site-and-browser.ts";

/** A site at http://localhost, where browsers know passkeys without a certificate, with its desk. */
export let localSite: Site;
export let desk: Desk;

export async function provideLocalDesk(settings: Record<string, string> = {}): Promise<void> {
	const port = String(await findFreePort());
	const origin = `http://localhost:${port}`;
	provideSiteAndBrowser({ settings: { PORT: port, SITE_URL: origin, ...settings } });
	beforeAll(async () => {
		localSite = connectSite({ ...site, origin });
		desk = await connectDesk(localSite);
		return () => desk.stores.database.close();
	});
}
