import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'

const signedIn = (text: string): number =>
  Number((/[−-]?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '0').replaceAll(',', '').replace('−', '-'))

/** Melting and boiling points from the table. */
function pointsShown({ figure }: Shown): { name: string; melts: number; boils: number }[] {
  if (figure?.kind !== 'table') throw new TypeError('expects a table')
  return figure.rows.map(([substance = '', melts = '', boils = '']) => ({
    name: substance,
    melts: signedIn(melts),
    boils: signedIn(boils),
  }))
}

/** The state of each substance at the given temperature, or a temperature at which each has the given state. */
export function stateShown(shown: Shown): Response {
  const points = pointsShown(shown)
  if (shown.interaction.kind !== 'sort') {
    // Halfway between the nearest points that keep each substance in the given state.
    const bands = points.map(({ name: substance, melts, boils }) => {
      const after = shown.stem.toLowerCase().split(substance.toLowerCase())[1] ?? ''
      const [solid, liquid, gas] = [/solid|sólid/, /liquid|líquid/, /gas/].map((words) => after.search(words))
      const first = Math.min(
        ...[solid, liquid, gas].map((at) => (at === undefined || at < 0 ? Infinity : at)),
      )
      if (first === solid) return [-Infinity, melts] as const
      return first === liquid ? ([melts, boils] as const) : ([boils, Infinity] as const)
    })
    return solved.number(
      (Math.max(...bands.map(([low]) => low)) + Math.min(...bands.map(([, high]) => high))) / 2,
    )
  }
  const at = signedIn(shown.stem)
  return solved.sort(shown, (card) => {
    const { melts = 0, boils = 0 } = points.find((each) => each.name === card) ?? {}
    return at < melts ? 0 : at < boils ? 1 : 2
  })
}
