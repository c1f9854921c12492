import { afterEach } from "vitest";
import { setClock } from "#app/platform/clock.ts";
import { readTestClock } from "./read-test-clock.ts";

// This is the setup file of all projects that run at the tests' own time; a test may set another one.
setClock(readTestClock);
afterEach(() => setClock(readTestClock));
