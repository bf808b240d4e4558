import type { NumberKey } from '@skills-center/answers/judge-number'
import { type Answering, different, letter, type Slip, type WrongOption } from './build-item.ts'
import type { Key, WrongAnswer } from './item.ts'
import type { Random } from './random.ts'

interface Option {
  id: string
  text: string
}

const lettered = (texts: readonly string[]): Option[] => {
  if (new Set(texts).size !== texts.length) throw new RangeError('Options repeat')
  return texts.map((text, index) => ({ id: letter(index), text }))
}

function idOf(options: readonly Option[], text: string): string {
  const found = options.find((option) => option.text === text)
  if (found === undefined) throw new RangeError(`No option says “${text}”`)
  return found.id
}

/** The right place for one id, and the slips behind its wrong places. */
interface Place {
  id: string
  right: string
  /** Wrong places by id; `slip` answers every other wrong place. */
  slips: (Slip & { wrong: string })[]
}

type PlacedKind = 'inline-choice' | 'match' | 'sort' | 'label'

/** Key and wrong answers for placing things: each wrong place has its own misconception. */
function placed(kind: PlacedKind, places: readonly Place[], all: readonly string[], slip?: Slip) {
  const right = Object.fromEntries(places.map((place) => [place.id, place.right]))
  const wrongAnswers = places.flatMap(({ id, right: its, slips }): WrongAnswer[] => {
    const isTold = (place: string) => place === its || slips.some(({ wrong }) => wrong === place)
    const others = slip ? all.filter((place) => !isTold(place)).map((wrong) => ({ ...slip, wrong })) : []
    return [...slips, ...others].map(({ misconception, feedback, wrong }) => ({
      misconception,
      feedback,
      key: { kind, placed: { ...right, [id]: wrong }, decisive: [id] },
    }))
  })
  return { key: { kind, placed: right }, wrongAnswers }
}

/** A gap in a text: the right word for it, and wrong ones. */
export interface Gap {
  /** For screen readers: “first gap”, “direction”. */
  label: string
  right: string
  wrong: WrongOption[]
  /** The fixed order of all options, where they form a scale such as less, equal, greater; random by default. */
  keepOrder?: string[]
}

/** Pick a word for each gap. `parts` are the texts and the gaps in order. */
export function inlineChoice(random: Random, parts: (string | Gap)[]): Answering {
  const gaps: { id: string; label: string; options: Option[] }[] = []
  const places: Place[] = []
  const shown = parts.map((part) => {
    if (typeof part === 'string') return { text: part }
    const id = `gap-${gaps.length + 1}`
    const texts = [part.right, ...part.wrong.map((option) => option.text)]
    const options = lettered(part.keepOrder ?? random.shuffle(texts))
    gaps.push({ id, label: part.label, options })
    places.push({
      id,
      right: idOf(options, part.right),
      slips: part.wrong.map((option) => ({ ...option, wrong: idOf(options, option.text) })),
    })
    return { gap: id }
  })
  return {
    interaction: { kind: 'inline-choice', parts: shown, gaps },
    ...placed('inline-choice', places, []),
  }
}

/**
 * Put the options in order; `texts` lists them from first to last. A wrong order is described in full, or by two
 * options that are the wrong way around.
 */
export function order(
  random: Random,
  its: {
    options: string[]
    /** Labels of the two ends: “least”, “greatest”. */
    first: string
    last: string
    wrong: (Slip & ({ order: string[] } | { before: [string, string] }))[]
  },
): Answering {
  const inOrder = its.options
  let shown = random.shuffle(inOrder)
  // The options must not start out in the right order.
  while (shown.every((text, index) => text === inOrder[index])) shown = random.shuffle(inOrder)
  const options = lettered(shown)
  const ids = (texts: readonly string[]) => texts.map((text) => idOf(options, text))
  const key: Key = { kind: 'order', options: ids(inOrder) }
  return {
    interaction: { kind: 'order', options, first: its.first, last: its.last },
    key,
    wrongAnswers: different(key, its.wrong, (wrong): Key => {
      if ('order' in wrong) return { kind: 'order', options: ids(wrong.order) }
      const [first, second] = wrong.before
      const rest = inOrder.filter((text) => text !== first)
      const swapped = rest.flatMap((text) => (text === second ? [first, text] : [text]))
      return { kind: 'order', options: ids(swapped), before: [idOf(options, first), idOf(options, second)] }
    }),
  }
}

/**
 * Match each source to its target. `others` are targets that match no source; `slip` answers any wrong pair without a
 * slip.
 */
export function match(
  random: Random,
  its: {
    pairs: { source: string; target: string; slips?: (Slip & { target: string })[] }[]
    others?: string[]
    slip?: Slip
  },
): Answering {
  const sources = lettered(random.shuffle(its.pairs.map((pair) => pair.source)))
  const texts = new Set([...its.pairs.map((pair) => pair.target), ...(its.others ?? [])])
  const targets = lettered(random.shuffle([...texts]))
  const places = its.pairs.map((pair): Place => ({
    id: idOf(sources, pair.source),
    right: idOf(targets, pair.target),
    slips: (pair.slips ?? []).map((slip) => ({ ...slip, wrong: idOf(targets, slip.target) })),
  }))
  const ids = targets.map((target) => target.id)
  return { interaction: { kind: 'match', sources, targets }, ...placed('match', places, ids, its.slip) }
}

/** Sort each card into its category. `slip` answers every wrong place without a slip of its own. */
export function sort(
  random: Random,
  its: {
    categories: string[]
    cards: { text: string; category: string; slips?: (Slip & { category: string })[] }[]
    slip: Slip
  },
): Answering {
  const categories = lettered(its.categories)
  const cards = lettered(random.shuffle(its.cards.map((card) => card.text)))
  const places = its.cards.map((card): Place => ({
    id: idOf(cards, card.text),
    right: idOf(categories, card.category),
    slips: (card.slips ?? []).map((slip) => ({ ...slip, wrong: idOf(categories, slip.category) })),
  }))
  const ids = categories.map((category) => category.id)
  return { interaction: { kind: 'sort', cards, categories }, ...placed('sort', places, ids, its.slip) }
}

/** Label parts of the item's figure. The parts get the letters A, B, C in the order given here. */
export function label(
  random: Random,
  its: {
    /** Ids of parts of the figure. */
    spots: { id: string; label: string; slips?: (Slip & { label: string })[] }[]
    /** Labels that belong to no part. */
    others?: string[]
    slip: Slip
  },
): Answering {
  const texts = new Set([...its.spots.map((spot) => spot.label), ...(its.others ?? [])])
  const labels = lettered(random.shuffle([...texts]))
  const places = its.spots.map((spot): Place => ({
    id: spot.id,
    right: idOf(labels, spot.label),
    slips: (spot.slips ?? []).map((slip) => ({ ...slip, wrong: idOf(labels, slip.label) })),
  }))
  const ids = labels.map((each) => each.id)
  return {
    interaction: { kind: 'label', spots: its.spots.map((spot) => spot.id), labels },
    ...placed('label', places, ids, its.slip),
  }
}

/** Select parts of the item's figure; `spots` get the letters A, B, C in this order. */
export function hotSpot(its: {
  spots: string[]
  right: string[]
  wrong: (Slip & { picked: string[] })[]
}): Answering {
  const key: Key = { kind: 'hot-spot', options: its.right }
  return {
    interaction: { kind: 'hot-spot', spots: its.spots, count: its.right.length },
    key,
    wrongAnswers: different(key, its.wrong, ({ picked }): Key => ({ kind: 'hot-spot', options: picked })),
  }
}

/** A cell to fill in: its value or right option, and the slips behind wrong answers. */
export type OpenCell =
  | { label: string; key: NumberKey; wrong: (Slip & { value: string })[] }
  | { label: string; right: string; wrong: WrongOption[] }

/** Fill in the open cells of a table; the other cells are texts. */
export function table(random: Random, columns: string[], rows: (string | OpenCell)[][]): Answering {
  const entries: Record<string, NumberKey | { option: string }> = {}
  const wrong: { id: string; entry: NumberKey | { option: string }; slip: Slip }[] = []
  const shown = rows.map((row, y) =>
    row.map((cell, x) => {
      if (typeof cell === 'string') return { text: cell }
      const id = `row-${y + 1}-${x + 1}`
      if ('key' in cell) {
        entries[id] = cell.key
        for (const { value, ...slip } of cell.wrong) {
          wrong.push({ id, entry: { ...cell.key, value }, slip })
        }
        return { entry: id, label: cell.label }
      }
      const options = lettered(random.shuffle([cell.right, ...cell.wrong.map((option) => option.text)]))
      entries[id] = { option: idOf(options, cell.right) }
      for (const { text, ...slip } of cell.wrong) {
        wrong.push({ id, entry: { option: idOf(options, text) }, slip })
      }
      return { entry: id, label: cell.label, options }
    }),
  )
  const key: Key = { kind: 'table', entries }
  return {
    interaction: { kind: 'table', columns, rows: shown },
    key,
    wrongAnswers: different(
      key,
      wrong.map(({ id, entry, slip }) => ({ id, entry, ...slip })),
      ({ id, entry }): Key => ({ kind: 'table', entries: { ...entries, [id]: entry }, decisive: [id] }),
    ),
  }
}
