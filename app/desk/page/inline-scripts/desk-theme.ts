import { startTheme } from "#app/design/theme.ts";

startTheme();
