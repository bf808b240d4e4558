import type { Words } from '#form'
import type { Investigation } from '#shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type Factor = Investigation['factors'][number]
type FactorId = 'mass' | 'height' | 'surface' | 'pull' | 'speed' | 'fluid'
type ValueId = 'wood' | 'carpet' | 'tile' | 'felt' | 'sand' | 'flour' | 'salt' | 'soil'

const factor = (id: FactorId, values: readonly Words[]): Factor => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const kinds = (...ids: readonly ValueId[]): Words[] => ids.map((id) => say(`value.${id}`))
const sizes = (unit: string, ...all: readonly number[]): string[] => all.map((size) => `${size} ${unit}`)

/** Tests of kinetic energy that a class can do, each with three variables that could matter. */
export const investigations: readonly Investigation[] = [
  {
    id: 'cup',
    setting: say('fair.cup'),
    factors: [
      factor('height', sizes('cm', 10, 20, 30, 40)),
      factor('mass', sizes('g', 20, 40, 60, 80)),
      factor('surface', kinds('wood', 'carpet', 'tile', 'felt')),
    ],
  },
  {
    id: 'crater',
    setting: say('fair.crater'),
    factors: [
      factor('height', sizes('cm', 25, 50, 75, 100)),
      factor('mass', sizes('g', 20, 40, 60, 80)),
      factor('fluid', kinds('sand', 'flour', 'salt', 'soil')),
    ],
  },
  {
    id: 'band',
    setting: say('fair.band'),
    factors: [
      factor('pull', sizes('cm', 4, 6, 8, 10)),
      factor('mass', sizes('g', 100, 150, 200, 250)),
      factor('surface', kinds('wood', 'carpet', 'tile', 'felt')),
    ],
  },
  {
    id: 'spring',
    setting: say('fair.spring'),
    factors: [
      factor('speed', sizes('cm/s', 20, 40, 60, 80)),
      factor('mass', sizes('g', 200, 400, 600, 800)),
      factor('surface', kinds('wood', 'carpet', 'tile', 'felt')),
    ],
  },
]
