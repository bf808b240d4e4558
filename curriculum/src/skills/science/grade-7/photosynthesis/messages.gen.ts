// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.food-webs': null
  'why.cells': null
  'why.conservation-of-mass': null
  'lesson.build': null
  'lesson.mass': null
  'lesson.release': null
  'lesson.conserve': null
  'lesson.figure': null
  'lesson.word.photosynthesis.word': null
  'lesson.word.photosynthesis.meaning': null
  'lesson.word.respiration.word': null
  'lesson.word.respiration.meaning': null
  'lesson.word.chlorophyll.word': null
  'lesson.word.chlorophyll.meaning': null
  'lesson.word.starch.word': null
  'lesson.word.starch.meaning': null
  'lesson.word.limiting.word': null
  'lesson.word.limiting.meaning': null
  'stream.water': null
  'stream.light': null
  'stream.carbon-dioxide': null
  'stream.oxygen': null
  'stream.sugar': null
  'stream.heat': null
  'stream.soil': null
  'way.light': null
  'way.heat': null
  'way.outside-roots': null
  'way.outside-leaf': null
  'way.leaf-outside': null
  'way.leaf-roots': null
  'flows.light': null
  'flows.dark': null
  'flows.task': null
  'flows.description': { arrows: Value }
  'flows.arrow': { spot: Value; way: Value }
  'flows.named': { name: Value; way: Value }
  'flows.wrong': { spot: Value; way: Value; asks: Value }
  'flows.ask-energy': null
  'flows.ask-need': null
  'flows.ask-gas': null
  'flows.hint-light': null
  'flows.hint-wave': null
  'flows.hint-dark': null
  'flows.hint-you': null
  'flows.so': { spot: Value; name: Value; because: Value }
  'because.light.water': null
  'because.light.light': null
  'because.light.carbon-dioxide': null
  'because.light.oxygen': null
  'because.light.sugar': null
  'because.dark.oxygen': null
  'because.dark.carbon-dioxide': null
  'because.dark.heat': null
  'plant.elodea': null
  'plant.cabomba': null
  'plant.hornwort': null
  'plant.water-moss': null
  'plant.milfoil': null
  'plant.pondweed': null
  'bubbles.title': null
  'bubbles.distance': null
  'bubbles.plain': null
  'bubbles.rich': null
  'bubbles.scene': { plant: Value }
  'bubbles.within': null
  'bubbles.ask-some': { distance: Value; minutes: Value }
  'bubbles.ask-fewer': { near: Value; far: Value; minutes: Value }
  'bubbles.ask-gain': null
  'bubbles.label': null
  'bubbles.fewer': null
  'bubbles.gain': null
  'bubbles.bubbles': null
  'bubbles.per-minute': null
  'bubbles.one-minute': { minutes: Value }
  'bubbles.row': null
  'bubbles.adds': null
  'bubbles.one-place': null
  'bubbles.added': null
  'bubbles.highest': null
  'bubbles.weak-light': null
  'bubbles.hint-row': { distance: Value }
  'bubbles.hint-minutes': { minutes: Value }
  'bubbles.hint-both': null
  'bubbles.hint-apart': { one: Value; other: Value; minutes: Value }
  'bubbles.hint-gain': null
  'bubbles.hint-rows': null
  'bubbles.so-row': { distance: Value; count: Value }
  'bubbles.so-times': { minutes: Value; count: Value; total: Value }
  'bubbles.so-apart': { one: Value; other: Value; apart: Value }
  'bubbles.so-gain': { distance: Value; most: Value; plain: Value; gain: Value }
  'bubbles.so-short': null
}

export const say = defineMessages<Messages>('photosynthesis', { en, es })
