import { useState } from 'react'

/** Milliseconds. A second press of a double click, or a key held down, comes sooner than a person can have read. */
const readingMs = 350

/** Whether a person can have read what was shown last. `now` gives milliseconds. */
export function createReadingTime(now: () => number) {
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    /** Something to read is shown. */
    restart() {
      shownAt = now()
    },
    isOver: () => now() - shownAt > readingMs,
  }
}

export const useReadingTime = () => useState(() => createReadingTime(() => performance.now()))[0]
