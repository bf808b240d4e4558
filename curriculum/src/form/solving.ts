import type { InteractionKind } from '@skills-center/contract/interaction'
import type { Response, Shown, WrittenInteraction } from '../item.ts'

type Written<Kind extends InteractionKind> = Extract<WrittenInteraction, { kind: Kind }>

/** The interaction, narrowed to the kind that the solver expects. */
function expects<Kind extends InteractionKind>({ interaction }: Shown, kind: Kind): Written<Kind> {
  if (interaction.kind !== kind) throw new TypeError(`expects ${kind}, not ${interaction.kind}`)
  // The kind was just compared.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return interaction as Written<Kind>
}

type Fits = (text: string, at: number) => boolean
const none = ''

export const solved = {
  number: (value: number): Response => ({ kind: 'number', text: String(Number(value.toFixed(6))) }),
  ratio: (first: number, second: number): Response => ({ kind: 'ratio', text: `${first}:${second}` }),
  /** The first option that fits. */
  choice: (shown: Shown, fits: Fits): Response => ({
    kind: 'choice',
    option: expects(shown, 'choice').options.find(({ text }, at) => fits(text, at))?.id ?? none,
  }),
  /** All options that fit. */
  choices: (shown: Shown, fits: Fits): Response => ({
    kind: 'choices',
    options: expects(shown, 'choices')
      .options.filter(({ text }, at) => fits(text, at))
      .map(({ id }) => id),
  }),
  /** Options from the lowest rank to the highest. */
  order: (shown: Shown, rank: (text: string) => number): Response => ({
    kind: 'order',
    options: expects(shown, 'order')
      .options.toSorted((one, other) => rank(one.text) - rank(other.text))
      .map(({ id }) => id),
  }),
  /** Each source with its matching target. */
  match(shown: Shown, fits: (source: string, target: string) => boolean): Response {
    const { sources, targets } = expects(shown, 'match')
    const placed = sources.map(({ id, text }) => [
      id,
      targets.find((target) => fits(text, target.text))?.id ?? none,
    ])
    return { kind: 'match', placed: Object.fromEntries(placed) }
  },
  /** The matching option for each gap; `gap` is its index, from 0. */
  gaps(shown: Shown, fits: (text: string, gap: number) => boolean): Response {
    const placed = expects(shown, 'inline-choice').gaps.map(({ id, options }, gap) => [
      id,
      options.find(({ text }) => fits(text, gap))?.id ?? none,
    ])
    return { kind: 'inline-choice', placed: Object.fromEntries(placed) }
  },
  /** A number in each open cell; `cells` are the texts of its row, with an empty string for each open cell. */
  table(
    shown: Shown,
    fill: (its: { cells: readonly string[]; row: number; column: number }) => number,
  ): Response {
    const placed = expects(shown, 'table').rows.flatMap((row, at) => {
      const cells = row.map((cell) => ('text' in cell ? cell.text : none))
      return row.flatMap((cell, column) =>
        'entry' in cell ? [[cell.entry, String(fill({ cells, row: at, column }))] as const] : [],
      )
    })
    return { kind: 'table', placed: Object.fromEntries(placed) }
  },
  /** Each card in the category at this index. */
  sort(shown: Shown, placeOf: (card: string) => number): Response {
    const { cards, categories } = expects(shown, 'sort')
    const placed = cards.map(({ id, text }) => [id, categories[placeOf(text)]?.id ?? none])
    return { kind: 'sort', placed: Object.fromEntries(placed) }
  },
}
