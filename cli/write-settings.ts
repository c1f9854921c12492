/** `npm run settings` writes docs/settings.md. */
import { writeFileSync } from "node:fs";
import { renderSettingsPage, SETTINGS_PAGE } from "./write-settings/settings-page.ts";

writeFileSync(SETTINGS_PAGE, renderSettingsPage());
console.log(`${SETTINGS_PAGE} is written.`);
