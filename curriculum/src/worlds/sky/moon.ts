import type { Random } from '../../random.ts'

/** The Moon's calendar: phases and eclipses follow from two clocks that run at different speeds. */

/** Days from new moon to new moon, and from one northward crossing of the plane of Earth's orbit to the next. */
export const synodic = 29.53
const draconic = 27.21
/** The Moon's largest angle from that plane, in degrees. */
const inclination = 5.1
/** The length of the cycle as used in questions. */
export const cycle = 29.5

/** Eighths of a cycle, in order. */
export const phases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'third-quarter',
  'waning-crescent',
] as const
export type Phase = (typeof phases)[number]
export const phaseAt = (eighth: number): Phase => phases[((eighth % 8) + 8) % 8] ?? 'new'

export interface MoonDay {
  day: number
  /** Days since new moon on that day, in tenths: about 0 or 29.5 at new moon. */
  age: number
  phase: Phase
  /** Degrees above (+) or below (−) the plane of Earth's orbit, to tenths. */
  height: number
}
export type Outcome = 'solar' | 'lunar' | 'none'

const tenths = (value: number): number => Math.round(10 * value) / 10 + 0

/** Every eighth of the cycle over one year, on one calendar. */
export function drawCalendar(random: Random): MoonDay[] {
  const newMoon = random.integer(0, 290) / 10
  const crossing = random.integer(0, 270) / 10
  const days = Array.from({ length: 104 }, (_unused, eighth): MoonDay => {
    const time = newMoon + (eighth * synodic) / 8
    const day = Math.round(time)
    return {
      day,
      age: tenths((day - newMoon + synodic) % synodic),
      phase: phaseAt(eighth),
      height: tenths(inclination * Math.sin((2 * Math.PI * (time - crossing)) / draconic)),
    }
  })
  return days.filter(({ day }) => day > 0 && day <= 365)
}

/** The event, if the numbers decide it; in between, part of a shadow may hit. */
export function outcomeOf({ phase, height }: Pick<MoonDay, 'phase' | 'height'>): Outcome | 'too-near' {
  if (phase !== 'new' && phase !== 'full') return 'none'
  if (Math.abs(height) > 2) return 'none'
  if (Math.abs(height) > 0.7) return 'too-near'
  return phase === 'new' ? 'solar' : 'lunar'
}

export const mainPhases: readonly Phase[] = ['new', 'first-quarter', 'full', 'third-quarter']
