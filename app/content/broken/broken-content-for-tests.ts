import type { BrokenKind } from "./break-for-tests.ts";
import { BROKEN_FIELDS } from "./broken-fields-for-tests.ts";
import { BROKEN_PLACES, BROKEN_TEXTS } from "./broken-files-for-tests.ts";

/** Ways in which people break content, each with the whole of what they are told. */
export const BROKEN_CONTENT: BrokenKind[] = [...BROKEN_FIELDS, ...BROKEN_TEXTS, ...BROKEN_PLACES];
