/** The factor by which the time-outs are longer than on a fast machine (vitest.config.ts). */
export const PATIENCE = Number(process.env.TEST_PATIENCE ?? 1);
