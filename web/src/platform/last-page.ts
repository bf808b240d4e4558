/* The previous page, so that a support request can include it. In memory only. */
let here: string | null = null
let before: string | null = null

/** Call it with every path that is shown. */
export function recordPage(path: string): void {
  if (path === here) return
  before = here
  here = path
}

/** The previously shown path; null on the first page of a visit. */
export const lastPage = (): string | null => before
