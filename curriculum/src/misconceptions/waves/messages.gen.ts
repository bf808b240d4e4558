// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'wave.height-is-amplitude.teacher': null
  'wave.height-is-amplitude.student': null
  'wave.half-wave.teacher': null
  'wave.half-wave.student': null
  'wave.counts-waves.teacher': null
  'wave.counts-waves.student': null
  'wave.mixes-measures.teacher': null
  'wave.mixes-measures.student': null
  'wave.period-frequency.teacher': null
  'wave.period-frequency.student': null
  'wave.wrong-operation.teacher': null
  'wave.wrong-operation.student': null
  'wave.inverse.teacher': null
  'wave.inverse.student': null
  'wave.loud-is-high.teacher': null
  'wave.loud-is-high.student': null
  'wave.energy-amplitude.teacher': null
  'wave.energy-amplitude.student': null
  'wave.speed-by-source.teacher': null
  'wave.speed-by-source.student': null
  'wave.matter-travels.teacher': null
  'wave.matter-travels.student': null
  'wave.no-medium.teacher': null
  'wave.no-medium.student': null
  'wave.at-surface.teacher': null
  'wave.at-surface.student': null
  'wave.pulse-repeats.teacher': null
  'wave.pulse-repeats.student': null
  'signals.digital-is-perfect.teacher': null
  'signals.digital-is-perfect.student': null
  'signals.analog-is-old.teacher': null
  'signals.analog-is-old.student': null
  'signals.bit-is-value.teacher': null
  'signals.bit-is-value.student': null
  'signals.place-ignored.teacher': null
  'signals.place-ignored.student': null
  'signals.flips.teacher': null
  'signals.flips.student': null
  'signals.noise-turns-back.teacher': null
  'signals.noise-turns-back.student': null
  'signals.bits-and-bytes.teacher': null
  'signals.bits-and-bytes.student': null
  'light.color-in-thing.teacher': null
  'light.color-in-thing.student': null
  'light.paints-all.teacher': null
  'light.paints-all.student': null
  'light.filter-adds.teacher': null
  'light.filter-adds.student': null
  'light.from-eyes.teacher': null
  'light.from-eyes.student': null
  'light.two-ways.teacher': null
  'light.two-ways.student': null
  'light.halves.teacher': null
  'light.halves.student': null
  'light.subtracts-again.teacher': null
  'light.subtracts-again.student': null
  'light.angle-from-surface.teacher': null
  'light.angle-from-surface.student': null
  'light.straight-everywhere.teacher': null
  'light.straight-everywhere.student': null
  'light.rough-absorbs.teacher': null
  'light.rough-absorbs.student': null
  'light.words-mixed-up.teacher': null
  'light.words-mixed-up.student': null
}

export const say = defineMessages<Messages>('misconceptions/waves', { en, es })
