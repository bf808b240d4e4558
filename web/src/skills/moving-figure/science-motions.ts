import type { FigureOf } from '@skills-center/contract/figure'
import { numeral } from '../../item/figures/numeral.ts'
import { t } from '../../language/messages.ts'
import { type Motion, rounded } from './motion.ts'

/** The wavelength of a single wave, and its amplitude if an axis shows it. */
export function waveMotion(figure: FigureOf<'wave'>): Motion | null {
  const [wave] = figure.waves
  if (wave === undefined || figure.waves.length > 1 || wave.motion !== 'transverse') return null
  const { wavelength, amplitude } = wave
  const lengths = {
    label: t('skills/wavelength'),
    min: wavelength / 2,
    max: figure.length / 2,
    step: wavelength / 4,
    start: wavelength,
  }
  const { y } = figure
  const heights = y && {
    label: t('skills/amplitude'),
    min: y.step,
    max: y.to,
    step: y.step,
    start: amplitude,
  }
  return {
    sliders: heights ? [lengths, heights] : [lengths],
    draw: ([long = wavelength, high = amplitude]) => ({
      ...figure,
      waves: [{ ...wave, wavelength: long, amplitude: high }],
    }),
    says: ([long = wavelength, high = amplitude]) =>
      heights
        ? t('skills/wavelength-and-amplitude', { wavelength: numeral(long), amplitude: numeral(high) })
        : t('skills/waves-in-this-space', { count: numeral(rounded(figure.length / long)) }),
  }
}

const phaseNames = () =>
  [
    t('skills/new-moon'),
    t('skills/waxing-crescent'),
    t('skills/first-quarter'),
    t('skills/waxing-gibbous'),
    t('skills/full-moon'),
    t('skills/waning-gibbous'),
    t('skills/third-quarter'),
    t('skills/waning-crescent'),
  ] as const

/** One Moon that goes around Earth, and how it looks from there. */
export function moonMotion(figure: FigureOf<'moon-phases'>): Motion | null {
  const [seen] = figure.seen
  if (seen === undefined || figure.seen.length > 1 || figure.orbit.length === 0) return null
  const format = (phase: number) => phaseNames()[phase] ?? ''
  return {
    sliders: [{ label: t('skills/moons-place'), min: 0, max: 7, step: 1, start: seen.phase, format }],
    draw: ([phase = seen.phase]) => ({
      ...figure,
      orbit: [{ id: 'moon', label: '', phase }],
      seen: [{ ...seen, label: '', phase }],
    }),
    says: ([phase = seen.phase]) => t('skills/seen-from-earth', { phase: format(phase) }),
  }
}

const strongest = 100

/** The strengths of forces along one line. */
export function forceMotion(figure: FigureOf<'forces'>): Motion | null {
  const { arrows } = figure
  if (arrows.some(({ direction }) => direction === 'up' || direction === 'down')) return null
  const strength = /\d+(?:\.\d+)?\s*N/
  if (!arrows.every(({ label }) => strength.test(label))) return null
  return {
    sliders: arrows.map(({ label, newtons }) => ({
      label: label.replace(strength, '').trim(),
      min: 10,
      max: strongest,
      step: 10,
      start: newtons,
    })),
    draw: (values) => ({
      ...figure,
      arrows: arrows.map((arrow, index) => {
        const newtons = values[index] ?? arrow.newtons
        return { ...arrow, newtons, label: arrow.label.replace(strength, `${newtons} N`) }
      }),
    }),
    says(values) {
      const net = arrows.reduce(
        (sum, { direction, newtons }, index) =>
          sum + (direction === 'right' ? 1 : -1) * (values[index] ?? newtons),
        0,
      )
      if (net === 0) return t('skills/net-force-zero')
      return net > 0
        ? t('skills/net-force-right', { newtons: net })
        : t('skills/net-force-left', { newtons: -net })
    },
  }
}
