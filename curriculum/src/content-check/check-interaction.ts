import { runsThatAnswer } from '@skills-center/answers/judge-simulation'
import { isNear } from '@skills-center/answers/near'
import type { InteractionKind } from '@skills-center/contract/interaction'
import type { Figure, Item, Key, KeyOf, WrittenInteraction } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import type { Finding } from './finding.ts'

type Written<Kind extends InteractionKind> = Extract<WrittenInteraction, { kind: Kind }>
type Check<Kind extends InteractionKind> = (
  interaction: Written<Kind>,
  key: KeyOf<Kind>,
  figure: Figure | undefined,
) => string[]

/** Problems with a key or an interaction that are specific to its kind; most kinds have none. */
const checks: { [Kind in InteractionKind]?: Check<Kind> } = {
  order: ({ options }, key) =>
    options.every(({ id }, index) => id === key.options[index]) ? ['begins in the right order'] : [],
  match: ({ sources, targets }, key) => unknownPlaces(ids(sources), ids(targets), key.placed),
  sort: ({ cards, categories }, key) => [
    ...unknownPlaces(ids(cards), ids(categories), key.placed),
    ...(new Set(Object.values(key.placed)).size < 2 ? ['all cards belong into one category'] : []),
  ],
  label: ({ spots, labels }, key, figure) => [
    ...unknownPlaces(spots, ids(labels), key.placed),
    ...unknownSpots(spots, figure),
  ],
  'hot-spot': ({ spots, count }, key, figure) => [
    ...unknownSpots(spots, figure),
    ...(key.options.every((id) => spots.includes(id)) ? [] : ['the key is no spot']),
    ...(key.options.length === count ? [] : ['the key picks another number of spots']),
  ],
  'inline-choice': ({ parts, gaps }, key) => [
    ...gaps.flatMap((gap) => unknownPlaces([gap.id], ids(gap.options), key.placed)),
    ...(parts.filter((part) => 'gap' in part).length === gaps.length ? [] : ['a gap has no place']),
    ...(parts.some((_part, at) => isGlued(parts, at)) ? ['a gap and the words beside it need a space'] : []),
  ],
  'number-line': ({ from, to, snap, step, labelled }, { marks }) => [
    ...marks
      .flatMap((mark) => (mark.kind === 'interval' ? [mark.from, mark.to] : [mark.at]))
      .filter((at) => at < from || at > to || !isOnGrid(at - from, snap))
      .map((at) => `${at} cannot be drawn`),
    ...labelled.filter((at) => !isOnGrid(at - from, step)).map((at) => `${at} is labelled and no tick`),
  ],
  'coordinate-plane': ({ x, y, snap }, { points }) =>
    points
      .filter(([px, py]) => px < x.from || px > x.to || py < y.from || py > y.to)
      .map((point) => `(${point.join(', ')}) is off the plane`)
      .concat(
        points
          .filter(([px, py]) => !isOnGrid(px, snap.x) || !isOnGrid(py, snap.y))
          .map((point) => `(${point.join(', ')}) is between the points that can be set`),
      ),
  simulation: ({ knobs, answer }, key) => {
    const combinations = knobs.reduce((count, { settings }) => count * settings.length, 1)
    const own = knobs.map(({ id, settings }) => ({ id, settings: ids(settings) }))
    return [
      ...(JSON.stringify(own) === JSON.stringify(key.knobs) ? [] : ['the key has other knobs']),
      ...(key.means.length === combinations ? [] : ['a combination of settings gives nothing']),
      ...(key.means.every((mean) => mean >= key.scatter) ? [] : ['a run can be below 0']),
      ...(answer.kind === key.answer.kind ? [] : ['the key answers in another way']),
      ...(runsThatAnswer(key).length <= key.maxRuns ? [] : ['the table is too short for its question']),
    ]
  },
  table: ({ columns, rows }) =>
    rows.every((row) => row.length === columns.length) ? [] : ['rows of different lengths'],
  plot: ({ shape }, { values }) => {
    const { from, to, step } = 'axis' in shape ? shape.axis : shape.value
    const ticks = Math.round((to - from) / step)
    switch (shape.kind) {
      case 'dot-plot':
        return values.length === ticks + 1 && Math.max(...values) <= shape.most
          ? []
          : ['the dots do not fit the axis']
      case 'histogram':
        return values.length === ticks && values.every((value) => fits(value, shape.value))
          ? []
          : ['the bars do not fit the axes']
      case 'bar-chart':
        return values.length === shape.labels.length && values.every((value) => fits(value, shape.value))
          ? []
          : ['the bars do not fit the axis']
      case 'box-plot':
        return values.length === 5 &&
          values.every((value, index) => value >= (values[index - 1] ?? from) && fits(value, shape.axis))
          ? []
          : ['the five numbers do not fit the axis']
    }
  },
}

/** Whether a word and a gap would run together. */
function isGlued(parts: Written<'inline-choice'>['parts'], at: number): boolean {
  const textAt = (place: number): string => {
    const part = parts[place]
    return part !== undefined && 'text' in part ? part.text : ''
  }
  const isGap = !('text' in (parts[at] ?? { text: '' }))
  return isGap && (/[\p{L}\d]$/u.test(textAt(at - 1)) || /^[\p{L}\d]/u.test(textAt(at + 1)))
}

const ids = (options: readonly { id: string }[]): string[] => options.map(({ id }) => id)

const isOnGrid = (distance: number, step: number): boolean =>
  isNear(distance / step, Math.round(distance / step))

const fits = (value: number, axis: { from: number; to: number; step: number }): boolean =>
  value >= axis.from && value <= axis.to && isOnGrid(value - axis.from, axis.step)

function unknownPlaces(
  things: readonly string[],
  places: readonly string[],
  placed: Readonly<Record<string, string>>,
): string[] {
  return things
    .filter((id) => !places.includes(placed[id] ?? ''))
    .map((id) => `${id} has no place in the key`)
}

/** Ids of all parts of a figure. */
function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) =>
    (name === 'id' || name === 'spot') && typeof inside === 'string' ? [inside] : partsOf(inside),
  )
}

function unknownSpots(spots: readonly string[], figure: Figure | undefined): string[] {
  const parts = partsOf(figure)
  const count = (id: string) => parts.filter((part) => part === id).length
  return [
    ...spots.filter((id) => count(id) === 0).map((id) => `the figure has no part ${id}`),
    ...spots.filter((id) => count(id) > 1).map((id) => `the figure has more than one part ${id}`),
    ...(new Set(spots).size < spots.length ? ['a part is named twice'] : []),
  ]
}

/** Kinds whose key check applies to any answer: everything placed or drawn must have a valid position. */
const placedOrDrawn = new Set<InteractionKind>([
  'match',
  'label',
  'hot-spot',
  'inline-choice',
  'number-line',
  'coordinate-plane',
  'plot',
])

function checkByKind({ interaction, figure }: Item, key: Key): string[] {
  // Key and check are of one kind, but TypeScript cannot connect them to the table entry.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const check = checks[key.kind] as
    | ((interaction: WrittenInteraction, key: Key, figure: Figure | undefined) => string[])
    | undefined
  return check?.(interaction, key, figure) ?? []
}

/** Longer than anything a student types. */
const maxTyped = 40
const maxTypedNumber = 14

/** Reasons why no student could enter this answer; empty if it can be entered. */
function cannotBeGiven(item: Item, key: Key): string[] {
  const { interaction } = item
  if (interaction.kind !== key.kind) return [`an answer of another kind: ${key.kind}`]
  // Students draw a line through any two of its points.
  const isLine = interaction.kind === 'coordinate-plane' && ['line', 'curve'].includes(interaction.draws.kind)
  if (placedOrDrawn.has(key.kind) && !isLine) return checkByKind(item, key)
  if (interaction.kind === 'choice' || interaction.kind === 'choices') {
    const picked = key.kind === 'choice' ? [key.option] : key.kind === 'choices' ? key.options : []
    return picked
      .filter((id) => !ids(interaction.options).includes(id))
      .map((id) => `there is no option ${id}`)
  }
  // Lines of work are typed freely, and finding those of a mistake takes long.
  if (key.kind === 'steps') return []
  const response = keyResponse(key)
  // Values with decimal places also match by their roundings, which are short.
  if (!('text' in response) || 'places' in key) return []
  const max = response.kind === 'number' ? maxTypedNumber : maxTyped
  const letters = 'letters' in interaction ? interaction.letters : null
  const unknown =
    letters === null
      ? []
      : (response.text.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []).filter(
          (letter) => !letters.includes(letter),
        )
  return [
    ...(response.text.length > max ? [`too long to type: ${response.text}`] : []),
    ...unknown.map((letter) => `there is no letter ${letter} to type`),
  ]
}

/** Checks that an item's interaction fits its key, its wrong answers, and its figure. */
export function checkInteraction(item: Item): Finding[] {
  const { interaction, key, wrongAnswers } = item
  if (interaction.kind !== key.kind) return [{ rule: 'key of another kind', detail: key.kind }]
  return [
    ...checkByKind(item, key).map((detail) => ({ rule: 'cannot be answered', detail })),
    ...wrongAnswers
      .flatMap((wrong) => cannotBeGiven(item, wrong.key))
      .map((detail) => ({ rule: 'a wrong answer that nobody can give', detail })),
  ]
}
