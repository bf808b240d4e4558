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
  'pole.flagpole': null
  'pole.stick': null
  'pole.post': null
  'pole.broomstick': null
  'pole.sign': null
  'pole.lamppost': null
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
}

export const say = defineMessages<Messages>('worlds/sky', { en, es })
