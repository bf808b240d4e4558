// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sky.sun-circles-earth.teacher': null
  'sky.sun-circles-earth.student': null
  'sky.stars-circle-earth.teacher': null
  'sky.stars-circle-earth.student': null
  'sky.day-for-year.teacher': null
  'sky.day-for-year.student': null
  'sky.same-stars-all-year.teacher': null
  'sky.same-stars-all-year.student': null
  'sky.stars-go-out.teacher': null
  'sky.stars-go-out.student': null
  'sky.sun-is-largest.teacher': null
  'sky.sun-is-largest.student': null
  'sky.far-is-bright.teacher': null
  'sky.far-is-bright.student': null
  'sky.misreads-distance.teacher': null
  'sky.misreads-distance.student': null
  'sky.shadow-toward-sun.teacher': null
  'sky.shadow-toward-sun.student': null
  'sky.shadow-is-fixed.teacher': null
  'sky.shadow-is-fixed.student': null
  'sky.shadow-high-sun-long.teacher': null
  'sky.shadow-high-sun-long.student': null
  'sky.neighbor-time.teacher': null
  'sky.neighbor-time.student': null
  'sky.one-end.teacher': null
  'sky.one-end.student': null
  'sky.hundred-minutes.teacher': null
  'sky.hundred-minutes.student': null
  'sky.forgets-turning.teacher': null
  'sky.forgets-turning.student': null
  'sky.turns-other-way.teacher': null
  'sky.turns-other-way.student': null
  'sky.light-dark-swapped.teacher': null
  'sky.light-dark-swapped.student': null
  'sky.edge-for-middle.teacher': null
  'sky.edge-for-middle.student': null
  'sky.down-is-one-way.teacher': null
  'sky.down-is-one-way.student': null
  'moon.shadow-makes-phases.teacher': null
  'moon.shadow-makes-phases.student': null
  'moon.lit-side-faces-us.teacher': null
  'moon.lit-side-faces-us.student': null
  'moon.lit-part.teacher': null
  'moon.lit-part.student': null
  'moon.mirrors.teacher': null
  'moon.mirrors.student': null
  'moon.own-light.teacher': null
  'moon.own-light.student': null
  'moon.dark-side.teacher': null
  'moon.dark-side.student': null
  'moon.night-only.teacher': null
  'moon.night-only.student': null
  'moon.phase-by-place.teacher': null
  'moon.phase-by-place.student': null
  'moon.other-way.teacher': null
  'moon.other-way.student': null
  'moon.forgets-days.teacher': null
  'moon.forgets-days.student': null
  'moon.short-cycle.teacher': null
  'moon.short-cycle.student': null
  'moon.part-of-cycle.teacher': null
  'moon.part-of-cycle.student': null
  'eclipse.swapped.teacher': null
  'eclipse.swapped.student': null
  'eclipse.every-month.teacher': null
  'eclipse.every-month.student': null
  'eclipse.any-phase.teacher': null
  'eclipse.any-phase.student': null
  'eclipse.missed.teacher': null
  'eclipse.missed.student': null
  'seasons.distance.teacher': null
  'seasons.distance.student': null
  'seasons.same-everywhere.teacher': null
  'seasons.same-everywhere.student': null
  'seasons.swapped.teacher': null
  'seasons.swapped.student': null
  'seasons.axis-flips.teacher': null
  'seasons.axis-flips.student': null
  'seasons.ignores-tilt.teacher': null
  'seasons.ignores-tilt.student': null
  'seasons.forgets-half.teacher': null
  'seasons.forgets-half.student': null
  'seasons.equal-days.teacher': null
  'seasons.equal-days.student': null
}

export const say = defineMessages<Messages>('misconceptions/sky', { en, es })
