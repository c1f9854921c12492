/** A fault that nobody caught leaves the process in a state that nobody knows: it is told, and the supervisor starts anew. */
export function endOnCrash(): void {
	process.on("uncaughtException", (error, origin) => {
		console.error(`The site ends by a fault that nobody caught (${origin}):`, error);
		process.exit(1);
	});
}
