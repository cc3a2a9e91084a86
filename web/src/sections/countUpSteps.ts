/** In how many steps figures are counted up (docs/behaviour.md, 4.4). */
export const countUpSteps = 60;
