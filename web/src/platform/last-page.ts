/* The page before this one, so that someone who asks for help can send where they were. Kept in memory only. */
let here: string | null = null
let before: string | null = null

/** Told of every path that is shown. */
export function notePage(path: string): void {
  if (path === here) return
  before = here
  here = path
}

/** The path that was shown before this one; null on the first page of a visit. */
export const lastPage = (): string | null => before
