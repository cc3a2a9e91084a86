const day = 24 * 60 * 60 * 1000;

/** Milliseconds for which a request is sent again: seven days. */
export const lifetime = 7 * day;
/** Milliseconds over which the tries must agree before the clock is trusted. */
const certainty = day;
/** The number of failed tries after which a request is over, whatever the clock says. */
export const mostTries = 300;

/** The age of a waiting request, by a clock that may be wrong. Times are in milliseconds. */
export interface Age {
  /** When it was first stored. */
  since: number;
  /** The number of failed tries. */
  tries: number;
  /** The first of the latest consecutive tries that the clock puts before `since`, or on the seventh day or later. */
  doubted?: number;
  /** It is no longer sent, only shown. */
  over?: true;
}

type Place = 'before' | 'within' | 'after';
const placeOf = (since: number, now: number): Place => {
  if (now < since) return 'before';
  return now < since + lifetime - certainty ? 'within' : 'after';
};

/**
 * The age after a failed try. The clock is trusted once consecutive tries over a whole day agree. A request is over when
 * these all lie on its seventh day or later. Its `since` moves to the first of them when they all lie before it. After
 * `mostTries` tries it is over whatever the clock says.
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
