declare module "virtual:page-styles" {
	const styles: {
		/** The whole style sheet, minified; empty in development. */
		text: string;
		/** Where the browser gets it. */
		wholeAddress: string;
	};
	export default styles;
}
