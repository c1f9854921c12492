/** Loaded into the site before its own code: at SIGUSR2 it fills the heap until the process ends. */
process.on("SIGUSR2", () => {
	const eaten = [];
	for (;;) eaten.push(Array.from({ length: 10_000 }, () => ({ eaten })));
});
