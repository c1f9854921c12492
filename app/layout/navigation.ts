/** The five links of the header and the menu, in order. */
export const MAIN_LINKS = [
	{ name: "Services", to: "/services" },
	{ name: "Case Studies", to: "/case-studies" },
	{ name: "Blog", to: "/blog" },
	{ name: "About Us", to: "/about" },
	{ name: "Contact", to: "/contact" },
] as const;

export const COMPANY_LINKS = [
	{ name: "About Us", to: "/about" },
	{ name: "Case Studies", to: "/case-studies" },
	{ name: "Blog", to: "/blog" },
	{ name: "Privacy Policy", to: "/privacy-policy" },
] as const;

export const MENU_ID = "menu";
