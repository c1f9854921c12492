import "react";

declare module "react" {
	// Invoker commands, which React's types do not have.
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal" | "close";
		commandfor?: string;
	}

	// https://developer.mozilla.org/en-US/docs/Web/Security/IFrame_credentialless
	interface IframeHTMLAttributes<T> {
		credentialless?: boolean;
	}
}
