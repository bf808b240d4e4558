// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'count.parks': { n: Value }
  'count.bacteria': { n: Value }
  'count.library': { who: Value; n: Value }
  'count.camera': { n: Value }
  'count.reef': { n: Value }
  'count.video': { n: Value }
  'count.country': { n: Value }
  'count.satellite': { n: Value }
  'count.dust': { n: Value }
  'count.bubble': { n: Value }
  'count.cell': { who: Value; n: Value }
  'count.chip': { n: Value }
  'count.silk': { n: Value }
  'count.paint': { n: Value }
  'count.raindrop': { n: Value }
  'count.pollen': { n: Value }
  'rivals.people': { more: Value; less: Value }
  'rivals.ants': { more: Value; less: Value }
  'rivals.drives': { more: Value; less: Value }
  'rivals.songs': { more: Value; less: Value }
  'rivals.lakes': { more: Value; less: Value }
  'rivals.trees': { more: Value; less: Value }
  'rivals.libraries': { more: Value; less: Value }
  'rivals.pictures': { more: Value; less: Value }
  'rivals.pollen': { more: Value; less: Value }
  'rivals.seeds': { more: Value; less: Value }
  'rivals.computers': { more: Value; less: Value }
  'rivals.sheets': { more: Value; less: Value }
  'rivals.drops': { more: Value; less: Value }
  'rivals.hair': { more: Value; less: Value }
  'rivals.flashes': { more: Value; less: Value }
  'rivals.mites': { more: Value; less: Value }
  'product.sand': { one: Value; other: Value }
  'product.computer': { one: Value; other: Value }
  'product.foil': { one: Value; other: Value }
  'product.bacteria': { one: Value; other: Value }
  'product.files': { one: Value; other: Value }
  'product.light': { one: Value; other: Value }
  'product.drops': { one: Value; other: Value }
  'product.ink': { one: Value; other: Value }
  'pair.lakes.plus': { one: Value; other: Value }
  'pair.lakes.minus': { one: Value; other: Value }
  'pair.harvest.plus': { one: Value; other: Value }
  'pair.harvest.minus': { one: Value; other: Value }
  'pair.files.plus': { one: Value; other: Value }
  'pair.files.minus': { one: Value; other: Value }
  'pair.asteroids.plus': { one: Value; other: Value }
  'pair.asteroids.minus': { one: Value; other: Value }
}

export const say = defineMessages<Messages>('situations/powers-of-ten', { en, es })
