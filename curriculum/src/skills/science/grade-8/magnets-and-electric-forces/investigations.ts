import type { Words } from '#form'
import type { Investigation } from '#shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type Factor = Investigation['factors'][number]
type FactorId = 'turns' | 'voltage' | 'core' | 'distance' | 'magnets' | 'between' | 'rubs' | 'cloth'
type ValueId =
  | 'iron'
  | 'wood'
  | 'plastic'
  | 'brass'
  | 'air'
  | 'paper'
  | 'cloth'
  | 'wool'
  | 'cotton'
  | 'silk'
  | 'fur'

const factor = (id: FactorId, values: readonly Words[]): Factor => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const kinds = (...ids: readonly ValueId[]): Words[] => ids.map((id) => say(`value.${id}`))
const sizes = (unit: string, ...all: readonly number[]): string[] =>
  all.map((size) => `${size} ${unit}`.trim())

const turns = factor('turns', sizes('', 20, 40, 60, 80))
const voltage = factor('voltage', sizes('V', 1.5, 3, 4.5, 6))
const magnets = factor('magnets', sizes('', 1, 2, 3, 4))
const distance = factor('distance', sizes('cm', 2, 3, 4, 5))

/** Tests of electric and magnetic forces that a class can do, each with three variables that could matter. */
export const investigations: readonly Investigation[] = [
  {
    id: 'clips',
    setting: say('fair.clips'),
    factors: [turns, voltage, factor('core', kinds('iron', 'wood', 'plastic', 'brass'))],
  },
  {
    id: 'scale',
    setting: say('fair.scale'),
    factors: [distance, magnets, factor('between', kinds('air', 'paper', 'plastic', 'cloth'))],
  },
  {
    id: 'balloon',
    setting: say('fair.balloon'),
    factors: [
      factor('rubs', sizes('', 5, 10, 20, 40)),
      distance,
      factor('cloth', kinds('wool', 'cotton', 'silk', 'fur')),
    ],
  },
  { id: 'motor', setting: say('fair.motor'), factors: [voltage, magnets, turns] },
]
