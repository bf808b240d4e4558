import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The share of the nitrogen that rain washes out of bare soil, under young grass, and under thick grass. */
  shares: [number, number, number]
}

const grams = [1, 2, 4]
const milligrams = (value: number): string => `${value.toLocaleString('en-US')} mg`

/**
 * Nitrogen that rain washes out of a box of soil: fertilizer adds to it, and roots hold it back (lysimeters: Di & Cameron
 * 2002). The color of the box does nothing.
 */
export const drainLab: Lab<World> = {
  id: 'drain',
  draw: (random) => ({
    shares: [random.integer(300, 360) / 1000, random.integer(160, 190) / 1000, random.integer(60, 80) / 1000],
  }),
  knobs: () => [
    {
      id: 'nitrogen',
      head: say('lab.nitrogen.head'),
      name: say('lab.nitrogen.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'cover',
      head: say('lab.cover.head'),
      name: say('lab.cover.name'),
      settings: (['bare', 'young', 'thick'] as const).map((id) => say(`lab.cover.${id}`)),
    },
    {
      id: 'box',
      head: say('lab.box.head'),
      name: say('lab.box.name'),
      settings: (['white', 'green', 'gray'] as const).map((id) => say(`lab.box.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ shares }, [nitrogen = 0, cover = 0]) => 1000 * (grams[nitrogen] ?? 0) * (shares[cover] ?? 0),
  measured: { label: say('lab.drained'), unit: 'mg', decimals: 0 },
  scatter: 5,
  amount: milligrams,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: '8 g',
    value: ({ shares }, [, cover = 0]) => 8000 * (shares[cover] ?? 0),
    ask: (fixed) => say('lab.ask-beyond', { cover: fixed }),
    why: say('lab.why'),
  },
}
