/** The number of steps in which a statistic counts up to its final value (docs/behaviour.md, 4.4). */
export const countUpSteps = 60;
