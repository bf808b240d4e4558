const place = 'skills-center.reading-rate'

export type ReadingRate = 'normal' | 'slow'

/** The person's preferred rate for reading aloud, stored in this browser. */
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
    // Without storage, the next visit uses the normal rate.
  }
}
