/* What someone has put aside for this visit: forgotten with the window, and nobody else's business. */
const place = (what: string, userId: string) => `skills-center.put-aside.${what}.${userId}`

export function putAside(what: string, userId: string): void {
  try {
    sessionStorage.setItem(place(what, userId), 'yes')
  } catch {
    // Storage may be forbidden; it is then offered again.
  }
}

export function isPutAside(what: string, userId: string): boolean {
  try {
    return sessionStorage.getItem(place(what, userId)) !== null
  } catch {
    return false
  }
}
