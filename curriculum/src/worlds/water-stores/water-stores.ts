import type { Random } from '../../random.ts'

/** Amounts of water in four stores of a model, and clues that identify the stores. */

export const stores = ['ice', 'ground', 'lakes', 'snow'] as const
export const clueKinds = {
  1: ['largest', 'smallest', 'more'],
  2: ['twice', 'gap', 'more'],
  3: ['together', 'twice', 'gap'],
} as const
type ClueKind = (typeof clueKinds)[1 | 2 | 3][number]

/** A statement about one or two stores, by their index in `stores`. */
export interface Clue {
  kind: ClueKind
  one: number
  other: number
  amount: number
}

const most = 20
const places = [...stores.keys()]
const pairs = places.flatMap((one) =>
  places.filter((other) => other !== one).map((other) => [one, other] as const),
)

/** Whether a clue is true for these amounts. */
export function holds({ kind, one, other, amount }: Clue, amounts: readonly number[]): boolean {
  const [ours = 0, theirs = 0] = [amounts[one], amounts[other]]
  switch (kind) {
    case 'largest':
      return amounts.every((each) => each <= ours)
    case 'smallest':
      return amounts.every((each) => each >= ours)
    case 'more':
      return ours > theirs
    case 'twice':
      return ours === 2 * theirs
    case 'gap':
      return ours - theirs === amount
    case 'together':
      return ours + theirs === amount
  }
}

/** Every clue of a kind that is true for these amounts. */
function cluesOf(kind: ClueKind, amounts: readonly number[]): Clue[] {
  const all = pairs
    .filter(([one, other]) => kind !== 'together' || one < other)
    .map(([one, other]): Clue => {
      const [ours = 0, theirs = 0] = [amounts[one], amounts[other]]
      return {
        kind,
        one,
        other,
        amount: kind === 'gap' ? ours - theirs : kind === 'together' ? ours + theirs : 0,
      }
    })
    .filter((clue) => holds(clue, amounts) && (kind !== 'gap' || clue.amount > 0))
  // `largest` and `smallest` clues are about a single store.
  return kind === 'largest' || kind === 'smallest' ? all.slice(0, 1) : all
}

const arrangements = (values: readonly number[]): number[][] =>
  values.length < 2
    ? [[...values]]
    : values.flatMap((value, at) =>
        arrangements(values.filter((_each, place) => place !== at)).map((rest) => [value, ...rest]),
      )

/** The number of ways to assign the amounts to the stores so that all clues hold. */
export const waysToFit = (clues: readonly Clue[], amounts: readonly number[]): number =>
  arrangements(amounts).filter((its) => clues.every((clue) => holds(clue, its))).length

/** Four amounts, and a minimal set of clues with one solution; each level has its own kinds of clues. */
export function drawStores(random: Random, level: 1 | 2 | 3): { amounts: number[]; clues: Clue[] } {
  const amounts = random.sample(
    Array.from({ length: most / 2 }, (_unused, at) => 2 * at + 2),
    stores.length,
  )
  const all = random.shuffle(clueKinds[level].flatMap((kind) => cluesOf(kind, amounts)))
  // Removes each clue that the others make redundant.
  const clues = all.reduce<Clue[]>((kept, clue) => {
    const rest = kept.filter((each) => each !== clue)
    return waysToFit(rest, amounts) === 1 ? rest : kept
  }, all)
  return { amounts, clues }
}
