// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'clock.midnight': null
  'clock.noon': null
  'clock.morning': { hour: Value }
  'clock.afternoon': { hour: Value }
  'pole.scarecrow': null
  'pole.stick': null
  'pole.post': null
  'pole.broomstick': null
  'pole.sign': null
  'pole.shovel': null
  'shadow.title': null
  'shadow.description': { points: Value }
  'shadow.point': { time: Value; length: Value }
  'shadow.time': null
  'shadow.length': null
  'shadow.series': null
  'side.midnight': null
  'side.noon': null
  'side.sunrise': null
  'side.sunset': null
  'side.before-sunrise': null
  'side.morning': null
  'side.afternoon': null
  'side.evening': null
  globe: { side: string; places: Value }
  place: { letter: Value; where: Value }
  'days.day': null
  'days.sunrise': null
  'days.sunset': null
  'days.june': { date: Value }
  'days.december': { date: Value }
  'days.title': { city: Value }
  'phase.new': null
  'phase.waxing-crescent': null
  'phase.first-quarter': null
  'phase.waxing-gibbous': null
  'phase.full': null
  'phase.waning-gibbous': null
  'phase.third-quarter': null
  'phase.waning-crescent': null
  'look.new': null
  'look.waxing-crescent': null
  'look.first-quarter': null
  'look.waxing-gibbous': null
  'look.full': null
  'look.waning-gibbous': null
  'look.third-quarter': null
  'look.waning-crescent': null
  'around.right': null
  'around.upper-right': null
  'around.above': null
  'around.upper-left': null
  'around.left': null
  'around.lower-left': null
  'around.below': null
  'around.lower-right': null
  today: null
  'moon-place': { letter: Value; where: Value }
  orbit: { side: string; places: Value }
  'orbit-seen': { side: string; places: Value; look: Value }
  'body.sun': null
  'body.earth': null
  'body.moon': null
  'side-view': { bodies: Value; line: Value }
  'line.on': null
  'line.above': null
  'line.below': null
  'half-year.title': null
  'half-year.head': null
  'half-year.daylight': null
  'half-year.shadow': null
  'half-year.dec.name': null
  'half-year.dec.inside': null
  'half-year.jan.name': null
  'half-year.jan.inside': null
  'half-year.feb.name': null
  'half-year.feb.inside': null
  'half-year.mar.name': null
  'half-year.mar.inside': null
  'half-year.apr.name': null
  'half-year.apr.inside': null
  'half-year.may.name': null
  'half-year.may.inside': null
  'half-year.jun.name': null
  'half-year.jun.inside': null
  'half-year.scene': null
  'one-day.scene': null
  'one-day.title': null
  'one-day.head': null
  'one-day.height': null
  'one-day.shadow': null
  'one-day.h-9.name': null
  'one-day.h-9.inside': null
  'one-day.h-10.name': null
  'one-day.h-10.inside': null
  'one-day.h-11.name': null
  'one-day.h-11.inside': null
  'one-day.h-12.name': null
  'one-day.h-12.inside': null
  'one-day.h-13.name': null
  'one-day.h-13.inside': null
  'one-day.h-14.name': null
  'one-day.h-14.inside': null
  'one-day.h-15.name': null
  'one-day.h-15.inside': null
  'one-day.h-16.name': null
  'one-day.h-16.inside': null
  'one-day.h-17.name': null
  'one-day.h-17.inside': null
  'lab.scene': null
  'lab.height.head': null
  'lab.height.name': null
  'lab.stick.head': null
  'lab.stick.name': null
  'lab.lamp.head': null
  'lab.lamp.name': null
  'lab.lamp.dim': null
  'lab.lamp.medium': null
  'lab.lamp.bright': null
  'lab.shadow': null
  'lab.ask-more': null
  'lab.ask-beyond': { height: Value; stick: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('worlds/sky', { en, es })
