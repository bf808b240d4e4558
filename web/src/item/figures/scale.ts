export type Scale = (value: number) => number

/** Maps the interval `from`..`to` of the data linearly to `start`..`end` of the drawing, in pixels. */
export function linear(from: number, to: number, start: number, end: number): Scale {
  const factor = (end - start) / (to - from)
  return (value) => start + (value - from) * factor
}

/** Values `from`, `from + step`, … up to `to`, without accumulated floating-point error. */
export function ticks(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)))
}

/**
 * Keeps every nth tick, so that neighbors are at least `gap` pixels apart. Zero is always kept, because readers count
 * from there.
 */
export function thinned(values: readonly number[], scale: Scale, gap: number): number[] {
  const [first, second] = values
  if (first === undefined || second === undefined) return [...values]
  const spacing = Math.abs(scale(second) - scale(first))
  const every = [1, 2, 5, 10, 20, 50, 100].find((n) => n * spacing >= gap) ?? 200
  const zero = values.findIndex((value) => Math.abs(value) < 1e-9)
  const phase = Math.max(zero, 0) % every
  return values.filter((_, index) => index % every === phase)
}

/** The estimated width in pixels of a line of text in the reading typeface; errs on the wide side. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) {
    if (/[iljtfrI.,:;'|()[\]\s]/.test(letter)) ems += 0.34
    else if (/[mwMW%@]/.test(letter)) ems += 0.82
    else if (/[A-Z0-9$+=\u2212]/.test(letter)) ems += 0.63
    else ems += 0.55
  }
  return ems * size
}

/** Wraps words to lines of at most `most` pixels; a word that is too long gets its own line. */
export function wrapped(text: string, max: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= max) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
