import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Sizes in millimeters at the start and at the end, in steps; as in horses (MacFadden 1992) and in shells. */
const traits = {
  tooth: [14, 22, 30, 52],
  rib: [8, 14, 24, 40],
  leg: [80, 100, 130, 170],
  coil: [40, 52, 12, 20],
} as const
type TraitId = keyof typeof traits
const traitIds: readonly TraitId[] = ['tooth', 'rib', 'leg', 'coil']

/** A fossil lineage, layer by layer: the age of each layer (millions of years), and the mean size in it (mm). */
export interface Lineage {
  trait: TraitId
  ages: number[]
  sizes: number[]
}

const count = 6

/** A steady change, with scatter that never hides its direction. */
export function drawLineage(random: Random): Lineage & { slope: number } {
  const trait = random.pick(traitIds)
  const [startFrom, startTo, endFrom, endTo] = traits[trait]
  const [start, end] = [random.integer(startFrom, startTo), random.integer(endFrom, endTo)]
  const step = random.pick([2, 3, 4])
  const youngest = random.integer(4, 20)
  const slope = (end - start) / (count - 1)
  return {
    trait,
    slope,
    ages: Array.from({ length: count }, (_unused, at) => youngest + step * (count - 1 - at)),
    sizes: Array.from({ length: count }, (_unused, at) =>
      Math.round(start + slope * at + random.integer(-10, 10) * Math.min(0.1, Math.abs(slope) / 40)),
    ),
  }
}

/** Whether each layer continues the change of the layer below it. */
export function isSteady({ sizes }: Lineage): boolean {
  const way = Math.sign((sizes.at(-1) ?? 0) - (sizes[0] ?? 0))
  return sizes.every((size, at) => at === 0 || way * (size - (sizes[at - 1] ?? 0)) >= 2)
}

export const traitScene = ({ trait }: Lineage): Text => say(`scene.${trait}`)
export const traitName = ({ trait }: Lineage): Text => say(`trait.${trait}`)

/** The oldest layer is at the bottom, as in a cliff; the unknown size has a question mark. */
export const lineageTable = ({ trait, ages, sizes }: Lineage, asked?: number) =>
  tableFigure(
    say('title'),
    [say('age'), say(`head.${trait}`)],
    ages.map((age, at) => [age, at === asked ? '?' : (sizes[at] ?? 0)] as const).toReversed(),
  )
