/** The greatest length of what an author says to whoever publishes, and of what is answered. */
export const NOTE_MAX = 1000;
