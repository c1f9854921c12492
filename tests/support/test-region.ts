import { afterEach } from "vitest";
import { setRegion } from "#app/platform/region.ts";
import { REGIONS } from "./regions.ts";

// This is the setup file of all projects: without content, a formatter finds this region; a test may set another one.
setRegion(REGIONS.india);
afterEach(() => setRegion(REGIONS.india));
