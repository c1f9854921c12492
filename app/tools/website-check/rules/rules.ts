import { title } from "./found/title.ts";
import type { Rule } from "./rule.ts";

/** All rules, by group. */
export const RULES: readonly Rule[] = [title];
