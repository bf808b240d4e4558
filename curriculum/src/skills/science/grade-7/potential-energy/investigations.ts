import type { Words } from '#form'
import type { Investigation } from '#shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type FactorId = 'height' | 'mass' | 'ground' | 'stretch' | 'band' | 'gap' | 'magnets'

const factor = (id: FactorId, values: readonly Words[]): Investigation['factors'][number] => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const sizes = (unit: string, ...all: readonly number[]): string[] =>
  all.map((size) => `${size} ${unit}`.trim())

const height = factor('height', sizes('cm', 20, 40, 60, 80))
const mass = factor('mass', sizes('g', 50, 100, 150, 200))

/** Tests of stored energy that a class can do, each with three variables that could matter. */
export const investigations: readonly Investigation[] = [
  {
    id: 'dent',
    setting: say('fair.dent'),
    factors: [
      height,
      mass,
      factor(
        'ground',
        (['clay', 'sand', 'flour'] as const).map((id) => say(`value.${id}`)),
      ),
    ],
  },
  {
    id: 'launch',
    setting: say('fair.launch'),
    factors: [
      factor('stretch', sizes('cm', 5, 10, 15, 20)),
      mass,
      factor(
        'band',
        (['thin', 'wide', 'double'] as const).map((id) => say(`value.${id}`)),
      ),
    ],
  },
  {
    id: 'magnets',
    setting: say('fair.magnets'),
    factors: [factor('gap', sizes('mm', 2, 4, 6, 8)), factor('magnets', sizes('', 1, 2, 3, 4)), mass],
  },
  {
    id: 'ramp',
    setting: say('fair.ramp'),
    factors: [
      height,
      mass,
      factor(
        'ground',
        (['carpet', 'wood', 'tile'] as const).map((id) => say(`value.${id}`)),
      ),
    ],
  },
]
