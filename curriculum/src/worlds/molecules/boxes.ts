import type { Level } from '@skills-center/contract/ids'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'
import type { Random } from '../../random.ts'
import { type Atoms, isElement, molecules } from './molecules.ts'

/** The molecules in a box, each with its count. */
export type Box = readonly (readonly [Atoms, number])[]

/** As many molecules of a formula as its coefficient states. */
export const times = (atoms: readonly Atoms[], count: number): Box =>
  [...new Set(atoms.map((each) => each.join()))].map((name) => [
    name.split(','),
    count * atoms.filter((each) => each.join() === name).length,
  ])

/** What a box can be a model of. */
export const boxKinds = ['element', 'compound', 'elements', 'both'] as const
type Kind = (typeof boxKinds)[number]

/** Boxes to match with names, and a name that fits none. */
export interface DrawnBoxes {
  level: Level
  boxes: (readonly [string[], number])[][]
  /** Formulas with coefficients (levels 1 and 2), or what a box is a model of (level 3). */
  names: string[]
  other: string
  shuffle: number
}

/** A formula with its coefficient. */
export const withCount = (count: number, formula: string): string => `${count === 1 ? '' : count}${formula}`

/** Single molecules (level 1), several (level 2), elements, compounds, and mixtures (level 3). */
export function drawBoxes(random: Random, level: Level): DrawnBoxes {
  const shuffle = random.integer(0, 1e9)
  if (level === 3) {
    const elements = random.sample(molecules.filter(isElement), 4)
    const compounds = random.sample(
      molecules.filter((each) => !isElement(each)),
      2,
    )
    const bonded = (at: number, from = elements) => [...(from[at]?.bonded ?? [])]
    const made: Record<Kind, (readonly [string[], number])[]> = {
      element: [[bonded(0), random.integer(4, 6)]],
      compound: [[bonded(0, compounds), random.integer(3, 5)]],
      elements: [
        [bonded(1), random.integer(2, 3)],
        [bonded(2), random.integer(2, 3)],
      ],
      both: [
        [bonded(3), random.integer(2, 3)],
        [bonded(1, compounds), random.integer(2, 3)],
      ],
    }
    const [other = 'both', ...shown] = random.shuffle(boxKinds)
    return { level, boxes: shown.map((kind) => made[kind]), names: shown, other, shuffle }
  }
  const [spare, ...shown] = random.sample(molecules, 4)
  const counts = shown.map(() => (level === 1 ? 1 : random.integer(2, 4)))
  return {
    level,
    boxes: shown.map(({ bonded }, at) => [[[...bonded], counts[at] ?? 1] as const]),
    names: shown.map(({ formula }, at) => withCount(counts[at] ?? 1, formula)),
    other: withCount(level === 1 ? 1 : random.integer(2, 4), spare?.formula ?? ''),
    shuffle,
  }
}

/** Matches each name to its box. */
export function boxesShown(shown: Shown): Response {
  const boxes = shown.figure?.kind === 'particles' ? shown.figure.boxes : []
  return solved.match(shown, (source, target) => {
    const box = boxes.find(({ label }) => source.endsWith(` ${label}`))?.molecules ?? []
    const compounds = box.filter(({ atoms }) => new Set(atoms).size > 1).length
    if (/[a-z]{5}/.test(target)) {
      const isMixed = /mixture|mezcla/.test(target)
      const hasCompound = /compound|compuesto/.test(target)
      return isMixed === box.length > 1 && hasCompound === compounds > 0
    }
    const [, front = '', formula = ''] = /^(\d*)(.*)$/u.exec(target) ?? []
    const found = molecules.find((each) => each.formula === formula)?.bonded.join('')
    return box[0]?.atoms.join('') === found && box[0]?.count === Number(front || 1)
  })
}
