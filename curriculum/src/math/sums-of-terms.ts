/** A coefficient with its variables, which are empty for a constant: [3, 'x'], [5, '']. */
export type Term = readonly [number, string]

/** `12x + 18y − 6`; terms of zero are left out. */
export function sumTex(...terms: Term[]): string {
  return terms
    .filter(([size]) => size !== 0)
    .map(([size, letters], index) => {
      const number = Math.abs(size) === 1 && letters !== '' ? '' : String(Math.abs(size))
      const sign = size < 0 ? (index === 0 ? '−' : ' − ') : index === 0 ? '' : ' + '
      return `${sign}${number}${letters}`
    })
    .join('')
}
export const productTex = (factor: number, ...terms: Term[]): string => `${factor}(${sumTex(...terms)})`

/** The form used in keys. */
export const typed = (source: string): string =>
  source
    .replaceAll('−', '-')
    .replaceAll(String.raw`\cdot`, '*')
    .replaceAll(' ', '')

/** The value of a sum or product in TeX for given values of its variables. */
export function valueOf(source: string, values: Readonly<Record<string, number>>): number {
  const tokens = source.replaceAll('−', '-').match(/\\cdot|\\times|\d+|[a-z]|[-+()^]/g) ?? []
  let at = 0
  const factor = (): number => {
    const token = tokens[at++] ?? ''
    let value = /^\d/.test(token) ? Number(token) : (values[token] ?? Number.NaN)
    if (token === '(') {
      value = sum()
      at += 1
    }
    if (tokens[at] !== '^') return value
    at += 2
    return value ** Number(tokens[at - 1])
  }
  const term = (): number => {
    let value = factor()
    while (/^(?:\\|\d|[a-z(])/.test(tokens[at] ?? '')) {
      if (tokens[at]?.startsWith('\\') === true) at += 1
      value *= factor()
    }
    return value
  }
  const sum = (): number => {
    let value = term()
    while (tokens[at] === '+' || tokens[at] === '-') value += tokens[at++] === '+' ? term() : -term()
    return value
  }
  return sum()
}

/** Two expressions that agree at these three dissimilar points are the same low-degree polynomial. */
const trials = [
  [2, 7],
  [5, 11],
  [13, 3],
  [17, 19],
] as const
export const agree = (one: string, other: string): boolean =>
  trials.every(([first, second]) => {
    const names = [...new Set(`${one}${other}`.replace(/\\[a-z]+/g, '').match(/[a-z]/g) ?? [])].toSorted()
    const values = { [names[0] ?? 'x']: first, [names[1] ?? 'y']: second }
    return valueOf(one, values) === valueOf(other, values)
  })
