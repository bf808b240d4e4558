import { wrapped } from '../scale.ts'

/** Wraps words into as few lines as possible, of about equal length, so that no word is left alone on the last line. */
export function balanced(text: string, max: number, size: number): string[] {
  const fewest = wrapped(text, max, size)
  let best = fewest
  for (let narrower = max - 4; narrower > max / 3; narrower -= 4) {
    const lines = wrapped(text, narrower, size)
    if (lines.length > fewest.length) break
    best = lines
  }
  return best
}
