/** In how many steps figures are counted up (specification, section 4.4). */
export const countUpSteps = 60;
