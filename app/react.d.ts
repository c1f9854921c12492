import "react";

declare module "react" {
	// Invoker commands, which the DOM has and React's types do not name yet.
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
	}

	// A frame without the visitor's cookies, which alone may stand in a page with COEP.
	interface IframeHTMLAttributes<T> {
		credentialless?: boolean;
	}
}
