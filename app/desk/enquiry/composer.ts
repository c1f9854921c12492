import "@github/markdown-toolbar-element";
import { findText, pressByKey } from "#app/desk/markdown/find-tool.ts";

/** Lets letters press the tools of the answer. */
findText("answer-text")?.addEventListener("keydown", pressByKey);
