// As browsers have had it from the beginning.
const place = 'skills-center.along'

/* Whether there may be a pack on this device: known without opening its database, which is fetched by whom it concerns. */
export function mayHavePacks(): boolean {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    // Nothing is kept by such a browser.
    return false
  }
}

export function showPacks(): void {
  try {
    localStorage.setItem(place, 'yes')
  } catch {
    // The packs themselves are then refused too.
  }
}

export function hidePacks(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // It was never there.
  }
}
