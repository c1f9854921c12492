/**
 * The time in ms by which the tests' clock is ahead of the system's, the same in all processes of a run
 * (vitest.config.ts).
 */
const SHIFT_MS = Number(process.env.TEST_CLOCK_SHIFT ?? 0);

/**
 * Returns Unix ms. The clock runs from the instant at which the run began, which is the same for every run unless
 * TEST_CLOCK names another.
 */
export const readTestClock = (): number => Date.now() + SHIFT_MS;
