// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.water-on-earth': null
  'lesson.four': null
  'lesson.two': null
  'lesson.mountains': null
  'lesson.model': null
  'lesson.word.geosphere.word': null
  'lesson.word.geosphere.meaning': null
  'lesson.word.hydrosphere.word': null
  'lesson.word.hydrosphere.meaning': null
  'lesson.word.atmosphere.word': null
  'lesson.word.atmosphere.meaning': null
  'lesson.word.biosphere.word': null
  'lesson.word.biosphere.meaning': null
  'lesson.word.interact.word': null
  'lesson.word.interact.meaning': null
  'systems.geosphere': null
  'systems.hydrosphere': null
  'systems.atmosphere': null
  'systems.biosphere': null
  'rain.scene': null
  'rain.title': null
  'rain.head': null
  'rain.height': null
  'rain.year': null
  'rain.place.quillayute': null
  'rain.place.hoquiam': null
  'rain.place.olympia': null
  'rain.place.seattle': null
  'rain.place.stampede': null
  'rain.place.ellensburg': null
  'rain.place.yakima': null
  'rain.place.spokane': null
  'rain.inside.quillayute': null
  'rain.inside.hoquiam': null
  'rain.inside.olympia': null
  'rain.inside.seattle': null
  'rain.inside.stampede': null
  'rain.inside.ellensburg': null
  'rain.inside.yakima': null
  'rain.inside.spokane': null
  'rain.ask-height': { one: Value; other: Value }
  'rain.ask-gap': { one: Value; other: Value }
  'rain.label-gap': null
  'rain.ask-times': { one: Value; other: Value }
  'rain.label-times': null
  'snow.scene': null
  'snow.title': null
  'snow.head': null
  'snow.january': null
  'snow.winter': null
  'snow.place.syracuse': null
  'snow.place.erie': null
  'snow.place.rochester': null
  'snow.place.buffalo': null
  'snow.place.grand-rapids': null
  'snow.place.cleveland': null
  'snow.place.milwaukee': null
  'snow.place.chicago': null
  'snow.place.minneapolis': null
  'snow.place.des-moines': null
  'snow.inside.syracuse': null
  'snow.inside.erie': null
  'snow.inside.rochester': null
  'snow.inside.buffalo': null
  'snow.inside.grand-rapids': null
  'snow.inside.cleveland': null
  'snow.inside.milwaukee': null
  'snow.inside.chicago': null
  'snow.inside.minneapolis': null
  'snow.inside.des-moines': null
  'snow.warmer': { one: Value; other: Value }
  'snow.more': { one: Value; other: Value }
  'snow.twice': { one: Value; other: Value }
  'snow.same': null
  'snow.opposite': null
  'snow.no-night': { one: Value }
  'snow.no-month': { one: Value }
  'snow.no-shovels': { one: Value }
  'links.arrow': { from: Value; to: Value }
  'links.ask-1': null
  'links.ask-2': null
  'links.ask-3': { from: Value; to: Value }
  'links.event.arch': null
  'links.event.dust': null
  'links.event.ridge': null
  'links.event.pavement': null
  'links.event.breeze': null
  'links.event.fog': null
  'links.event.surge': null
  'links.event.freeze': null
  'links.event.pebbles': null
  'links.event.delta': null
  'links.event.ledge': null
  'links.event.sand': null
  'links.event.lichen': null
  'links.event.worms': null
  'links.event.ledges': null
  'links.event.salty': null
  'links.event.trees': null
  'links.event.smoke': null
  'links.event.seeds': null
  'links.event.wilt': null
  'links.event.mussels': null
  'links.event.algae': null
  'links.event.pools': null
  'links.event.tide': null
  'links.hint': null
  'links.next-1': null
  'links.next-2': null
  'links.next-3': { from: Value; to: Value }
  'links.told-changed': null
  'links.told-turned': null
  'links.told-mixed': null
  'links.told-missed': null
  'links.so-1': { event: Value; from: Value; to: Value }
  'lab.scene': null
  'lab.area.head': null
  'lab.area.name': null
  'lab.wind.head': null
  'lab.wind.name': null
  'lab.wind.off': null
  'lab.wind.low': null
  'lab.wind.high': null
  'lab.depth.head': null
  'lab.depth.name': null
  'lab.lost': null
  'lab.ask-more': null
  'lab.ask-beyond': { wind: Value; area: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('earth-systems', { en, es })
