import { wrapped } from '../scale.ts'

/** Words in as few lines as fit, all about equally long: no last word alone on its line. */
export function balanced(text: string, most: number, size: number): string[] {
  const fewest = wrapped(text, most, size)
  let best = fewest
  for (let narrower = most - 4; narrower > most / 3; narrower -= 4) {
    const lines = wrapped(text, narrower, size)
    if (lines.length > fewest.length) break
    best = lines
  }
  return best
}
