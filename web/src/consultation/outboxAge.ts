const day = 24 * 60 * 60 * 1000;

/** Milliseconds: for so long a request is sent again, seven days. */
export const lifetime = 7 * day;
/** Milliseconds: for so long the clock has to say the same before it is believed. */
const certainty = day;
/** Tries in vain that end a request under a clock of which nothing can be believed. */
export const mostTries = 300;

/** How old a waiting request is, by clocks that may be wrong. */
export interface Age {
  /** When it was first kept. */
  since: number;
  /** How often it was sent in vain. */
  tries: number;
  /** The first of the tries on end that the clock puts before `since`, or after its last day has begun. */
  doubted?: number;
  /** It is not sent again: only shown. */
  over?: true;
}

type Place = 'before' | 'within' | 'after';
const placeOf = (since: number, now: number): Place => {
  if (now < since) return 'before';
  return now < since + lifetime - certainty ? 'within' : 'after';
};

/**
 * The age after a try in vain, by one rule: the clock is believed once tries over a whole day agree, so that a request is
 * over when they all lie on its seventh day or later, begins anew when they all lie before it was first kept, and is over
 * after 300 tries whatever the clock says.
 */
export const afterTry = ({ since, tries: before, doubted }: Age, now: number): Age => {
  const tries = before + 1;
  if (tries >= mostTries) return { since, tries, over: true };
  const place = placeOf(since, now);
  if (place === 'within') return { since, tries };
  const agrees = doubted !== undefined && doubted <= now && placeOf(since, doubted) === place;
  const first = agrees ? doubted : now;
  if (now - first < certainty) return { since, tries, doubted: first };
  return place === 'after' ? { since, tries, over: true } : { since: first, tries };
};
