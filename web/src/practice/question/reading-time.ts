import { useState } from 'react'

/**
 * Milliseconds. The second press of a double click, or a held key, comes sooner than a person could have read the text.
 */
const readingMs = 350

/** Tells whether a person can have read the latest text. `now` returns milliseconds. */
export function createReadingTime(now: () => number) {
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    /** Call when new text is shown. */
    restart() {
      shownAt = now()
    },
    isOver: () => now() - shownAt > readingMs,
  }
}

export const useReadingTime = () => useState(() => createReadingTime(() => performance.now()))[0]
