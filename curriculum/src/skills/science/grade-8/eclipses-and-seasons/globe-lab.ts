import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  leans: 'toward' | 'away'
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

/** Hours of light on the day of the largest lean (Meeus 1998, without refraction); the lamp's distance does not count. */
function hours(leans: World['leans'], tilt: number, latitude: number): number {
  const more = Math.asin(tangent(tilt) * tangent(latitude)) * (24 / Math.PI)
  return leans === 'toward' ? 12 + more : 12 - more
}

export const globeLab = labFrom(say, {
  id: 'globe',
  draw: (random): World => ({ leans: random.pick(['toward', 'away'] as const) }),
  knobs: {
    tilt: sizes([8, 16, 24], (each) => `${each}°`),
    latitude: sizes([30, 45, 60], (each) => say('lab.latitude.north', { each })),
    distance: sizes([1, 2, 3], 'm'),
  },
  mean: ({ leans }, { tilt, latitude }) => hours(leans, tilt, latitude),
  measured: { label: say('lab.light'), unit: say('lab.hours'), decimals: 1 },
  scatter: 1,
  amount: (value) => say('lab.amount', { value }),
  scene: ({ leans }) => say(`lab.scene.${leans}`),
})
