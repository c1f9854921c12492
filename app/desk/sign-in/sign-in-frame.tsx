import type { ReactNode } from "react";
import { getContent } from "#app/content/content.server.ts";

type SignInFrameProps = { title: string; children: ReactNode };

/** Renders the frame of the pages before a sign-in: one narrow column under the agency's mark. */
export function SignInFrame({ title, children }: SignInFrameProps) {
	return (
		<div className="desk-wrap py-8 sm:py-16">
			<div className="mx-auto max-w-narrow">
				<p className="flex items-center gap-2.5 font-bold">
					<img src="/art/mark.svg" alt="" width={32} height={40} className="h-9 w-auto" />
					{getContent().site.name}
				</p>
				<h1 className="desk-title mt-8">{title}</h1>
				{children}
			</div>
		</div>
	);
}
