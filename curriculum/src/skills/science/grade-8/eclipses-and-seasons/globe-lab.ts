import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  leans: 'toward' | 'away'
}

const tiltDegrees = [8, 16, 24]
const latitudes = [30, 45, 60]
const lampMeters = [1, 2, 3]
const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

/** Hours of light on the day of the largest lean (Meeus 1998, without refraction); the lamp's distance does not count. */
function hours(leans: World['leans'], tilt: number, latitude: number): number {
  const more = Math.asin(tangent(tiltDegrees[tilt] ?? 0) * tangent(latitudes[latitude] ?? 0)) * (24 / Math.PI)
  return leans === 'toward' ? 12 + more : 12 - more
}

export const globeLab: Lab<World> = {
  id: 'globe',
  draw: (random) => ({ leans: random.pick(['toward', 'away'] as const) }),
  knobs: () => [
    {
      id: 'tilt',
      head: say('lab.tilt.head'),
      name: say('lab.tilt.name'),
      settings: tiltDegrees.map((each) => `${each}°`),
    },
    {
      id: 'latitude',
      head: say('lab.latitude.head'),
      name: say('lab.latitude.name'),
      settings: latitudes.map((each) => say('lab.latitude.north', { each })),
    },
    {
      id: 'distance',
      head: say('lab.distance.head'),
      name: say('lab.distance.name'),
      settings: lampMeters.map((each) => `${each} m`),
    },
  ],
  idle: 2,
  mean: ({ leans }, [tilt = 0, latitude = 0]) => hours(leans, tilt, latitude),
  measured: { label: say('lab.light'), unit: say('lab.hours'), decimals: 1 },
  scatter: 1,
  amount: (value) => say('lab.amount', { value }),
  scene: ({ leans }) => say(`lab.scene.${leans}`),
  askMore: say('lab.ask-more'),
}
