import { TEMPLATES } from "../tests/support/addresses.ts";

/** The pages whose speed has limits, by template. */
export const KEY_PAGES = {
	home: TEMPLATES.home,
	service: TEMPLATES["service with sub-services"],
	city: TEMPLATES.city,
	district: TEMPLATES.district,
	post: TEMPLATES.post,
	contact: "/contact",
} as const;
