import { startTheme } from "#app/design/theme.ts";
import { startAccordionKeys } from "./accordion-keys.ts";
import { startDialogs } from "./dialogs.ts";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";
import { startLateStyles } from "./late-styles.ts";

// Runs in place of early.ts where the setting ATTRIBUTION is off.

startTheme();
startLateStyles();
startDialogs();
startAccordionKeys();
hydrateOnIntent();
