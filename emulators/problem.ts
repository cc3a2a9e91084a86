/** A trouble that whoever runs the command can mend: its message is one sentence that says how. */
export class Problem extends Error {}
