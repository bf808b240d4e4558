import type { Lab } from '#shapes/run-simulation/lab.ts'
import { numeral } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilobytes that the head of a file takes up. */
  head: number
}

const rates = [8000, 16_000, 32_000]
const beyondRate = 64_000
const bits = [4, 8, 16]
const seconds = 10

const kilobytes = (head: number, rate: number, each: number): number => head + (rate * each * seconds) / 8000

/** The size of a sound file: samples and bits matter, what is recorded does not. */
export const fileLab: Lab<World> = {
  id: 'file',
  draw: (random) => ({ head: random.pick([0, 1]) }),
  knobs: () => [
    {
      id: 'rate',
      head: say('lab.rate.head'),
      name: say('lab.rate.name'),
      settings: rates.map(numeral),
    },
    {
      id: 'bits',
      head: say('lab.bits.head'),
      name: say('lab.bits.name'),
      settings: bits.map(String),
    },
    {
      id: 'tune',
      head: say('lab.tune.head'),
      name: say('lab.tune.name'),
      settings: (['voice', 'guitar', 'rain'] as const).map((id) => say(`lab.tune.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ head }, [rate = 0, each = 0]) => kilobytes(head, rates[rate] ?? 0, bits[each] ?? 0),
  measured: { label: say('lab.size'), unit: 'kB', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} kB`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: numeral(beyondRate),
    value: ({ head }, [, each = 0]) => kilobytes(head, beyondRate, bits[each] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { setting: numeral(beyondRate), fixed }),
    why: say('lab.why-beyond'),
  },
}
