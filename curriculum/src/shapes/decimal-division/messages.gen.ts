// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  so: { equation: Value }
  'grids.whole': null
  'grids.asks.share': { b: Value }
  'grids.asks.groups': { b: Value }
  'grids.asks.left': { b: Value }
  'grids.figure': { n: number | Quantity; x: Value }
  'grids.counts': null
  'grids.quotient': null
  'grids.room': { b: Value }
  'grids.times': null
  'grids.nudge': null
  'grids.hint.share': { b: Value }
  'grids.hint.groups': { b: Value }
  'grids.hint.left': { b: Value }
  'grids.square': { x: Value; a: Value }
  'grids.full': { groups: number | Quantity; b: Value; used: Value }
  'place.asks': { a: Value; b: Value }
  'place.trade': null
  'place.place': null
  'place.share': null
  'place.each': null
  'place.left': null
  'place.ones': null
  'place.tenths': null
  'place.hundredths': null
  'place.quotient': null
  'place.untraded': null
  'place.added': null
  'place.many': { b: Value }
  'place.few': { b: Value }
  'place.room': { b: Value }
  'place.point': null
  'place.nudge': null
  'place.hint.each': { b: Value }
  'place.hint.share': { b: Value }
  'place.row': { name: Value; share: Value; b: Value; each: Value; left: number | Quantity }
  'place.row-even': { name: Value; share: Value; b: Value; each: Value }
  'story.first': null
  'story.skips': null
  'story.times': null
  'story.price': { of: Value }
  'story.nudge': null
  'story.share': null
  'story.fits': null
  'story.hint.before': null
  'story.hint.times': null
  'story.hint.compare': null
  'story.before': { equation: Value }
  'story.together': { equation: Value }
  'story.divide': { expression: Value }
  'story.compare': { equation: Value }
  'stand.lemonade.told': { a: Value; b: Value; cost: Value }
  'stand.lemonade.goal': { n: Value; b: Value; pack: Value; price: Value }
  'stand.lemonade.count': null
  'stand.lemonade.each': null
  'stand.lemonade.need': null
  'stand.lemonade.packs': null
  'stand.lemonade.charge': null
  'stand.mix.told': { a: Value; b: Value; cost: Value }
  'stand.mix.goal': { n: Value; b: Value; pack: Value; price: Value }
  'stand.mix.count': null
  'stand.mix.each': null
  'stand.mix.need': null
  'stand.mix.packs': null
  'stand.mix.charge': null
  'stand.bookmarks.told': { a: Value; b: Value; cost: Value }
  'stand.bookmarks.goal': { n: Value; b: Value; pack: Value; price: Value }
  'stand.bookmarks.count': null
  'stand.bookmarks.each': null
  'stand.bookmarks.need': null
  'stand.bookmarks.packs': null
  'stand.bookmarks.charge': null
  'stand.herbs.told': { a: Value; b: Value; cost: Value }
  'stand.herbs.goal': { n: Value; b: Value; pack: Value; price: Value }
  'stand.herbs.count': null
  'stand.herbs.each': null
  'stand.herbs.need': null
  'stand.herbs.packs': null
  'stand.herbs.charge': null
  'stand.sells': { price: Value }
  'stand.aim': { goal: Value }
  'stand.taken': null
  'stand.left': null
  'stand.spend': null
  'stand.off': null
  'stand.groups': null
  'stand.amount': null
  'stand.minus': null
  'stand.all': null
  'stand.short': null
  'stand.both': null
  'stand.one': null
  'stand.nudge': null
  'stand.hint.sale': null
  'stand.hint.goal': null
  'stand.why.count': { equation: Value }
  'stand.why.each': { equation: Value }
  'stand.why.taken': { equation: Value }
  'stand.why.left': { equation: Value }
  'stand.why.need': { equation: Value }
  'stand.why.packs': { few: Value; enough: Value }
  'stand.why.spend': { equation: Value }
  'stand.why.charge': { equation: Value }
}

export const say = defineMessages<Messages>('shapes/decimal-division', { en, es })
