// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'thumbtack.told': { who: Value; n: Value; k: Value }
  'thumbtack.same': { who: Value; n: Value; k: Value }
  'thumbtack.hit': null
  'thumbtack.miss': null
  'thumbtack.more': { m: Value }
  'thumbtack.gap': { m: Value }
  'thumbtack.back': { wanted: Value }
  'thumbtack.several': null
  'cup.told': { who: Value; n: Value; k: Value }
  'cup.same': { who: Value; n: Value; k: Value }
  'cup.hit': null
  'cup.miss': null
  'cup.more': { m: Value }
  'cup.gap': { m: Value }
  'cup.back': { wanted: Value }
  'cup.several': null
  'bottle.told': { who: Value; n: Value; k: Value }
  'bottle.same': { who: Value; n: Value; k: Value }
  'bottle.hit': null
  'bottle.miss': null
  'bottle.more': { m: Value }
  'bottle.gap': { m: Value }
  'bottle.back': { wanted: Value }
  'bottle.several': null
  'beanbag.told': { who: Value; n: Value; k: Value }
  'beanbag.same': { who: Value; n: Value; k: Value }
  'beanbag.hit': null
  'beanbag.miss': null
  'beanbag.more': { m: Value }
  'beanbag.gap': { m: Value }
  'beanbag.back': { wanted: Value }
  'beanbag.several': null
  'spinner.told': { who: Value; n: Value; k: Value }
  'spinner.same': { who: Value; n: Value; k: Value }
  'spinner.hit': null
  'spinner.miss': null
  'spinner.more': { m: Value }
  'spinner.gap': { m: Value }
  'spinner.back': { wanted: Value }
  'spinner.several': null
  'bag.told': { who: Value; n: Value; k: Value }
  'bag.same': { who: Value; n: Value; k: Value }
  'bag.hit': null
  'bag.miss': null
  'bag.more': { m: Value }
  'bag.gap': { m: Value }
  'bag.back': { wanted: Value }
  'bag.several': null
  'eraser.told': { who: Value; n: Value; k: Value }
  'eraser.same': { who: Value; n: Value; k: Value }
  'eraser.hit': null
  'eraser.miss': null
  'eraser.more': { m: Value }
  'eraser.gap': { m: Value }
  'eraser.back': { wanted: Value }
  'eraser.several': null
  'airplane.told': { who: Value; n: Value; k: Value }
  'airplane.same': { who: Value; n: Value; k: Value }
  'airplane.hit': null
  'airplane.miss': null
  'airplane.more': { m: Value }
  'airplane.gap': { m: Value }
  'airplane.back': { wanted: Value }
  'airplane.several': null
  'lid.told': { who: Value; n: Value; k: Value }
  'lid.same': { who: Value; n: Value; k: Value }
  'lid.hit': null
  'lid.miss': null
  'lid.more': { m: Value }
  'lid.gap': { m: Value }
  'lid.back': { wanted: Value }
  'lid.several': null
  'playlist.told': { who: Value; n: Value; k: Value }
  'playlist.same': { who: Value; n: Value; k: Value }
  'playlist.hit': null
  'playlist.miss': null
  'playlist.more': { m: Value }
  'playlist.gap': { m: Value }
  'playlist.back': { wanted: Value }
  'playlist.several': null
  card: { k: Value; n: Value }
}

export const say = defineMessages<Messages>('situations/trial-runs', { en, es })
