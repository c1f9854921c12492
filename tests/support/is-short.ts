/** True if the long tests run in their short forms: `npm run test:full -- --short`. */
export const isShort = process.env.TEST_SHORT === "1";
