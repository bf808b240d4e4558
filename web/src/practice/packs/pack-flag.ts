// The storage key from the first release; it must not change.
const place = 'skills-center.along'

/* Whether this device may have packs. Answers without opening the database, whose code is loaded on demand. */
export function mayHavePacks(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    // A browser without storage has no packs.
    return false
  }
}

export function showPacks(): void {
  try {
    localStorage.setItem(place, 'yes')
  } catch {
    // The packs themselves then cannot be stored either.
  }
}

export function hidePacks(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // It was never stored.
  }
}
