import * as z from "zod/mini";
import { MEDIA_KIND_NAMES } from "#app/content/media/media-kinds.ts";
import { text } from "#app/platform/http/form-fields.ts";

/** What is shown, added and chosen, by the parameter `kind` of an address: pictures where it says nothing else. */
export const mediaKind = z.catch(z.pipe(text, z.enum(MEDIA_KIND_NAMES)), "picture");
