/** The number of steps of the count-up (docs/behaviour.md, 4.4). */
export const countUpSteps = 60;
