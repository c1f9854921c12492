import { startTheme } from "./theme.ts";

startTheme();
