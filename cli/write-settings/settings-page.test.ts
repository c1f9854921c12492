import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderSettingsPage, SETTINGS_PAGE } from "./settings-page.ts";

it("the page of the settings is fresh; if not: npm run settings", () => {
	expect(readFileSync(SETTINGS_PAGE, "utf8")).toBe(renderSettingsPage());
});
