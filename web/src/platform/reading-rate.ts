const place = 'skills-center.reading-rate'

export type ReadingRate = 'normal' | 'slow'

/** How fast this person likes to be read to; kept in this browser. */
export function readingRate(): ReadingRate {
  try {
    return localStorage.getItem(place) === 'slow' ? 'slow' : 'normal'
  } catch {
    return 'normal'
  }
}

export function rememberReadingRate(rate: ReadingRate): void {
  try {
    localStorage.setItem(place, rate)
  } catch {
    // A browser that keeps nothing reads at the normal rate the next time.
  }
}
