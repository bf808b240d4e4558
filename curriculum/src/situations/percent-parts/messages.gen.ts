// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'bus.part': { whole: Value; percent: Value }
  'bus.whole': { part: Value; percent: Value }
  'bus.percent': { whole: Value; part: Value }
  'bus.all': { percent: Value; rest: Value }
  'theater.part': { whole: Value; percent: Value }
  'theater.whole': { part: Value; percent: Value }
  'theater.percent': { whole: Value; part: Value }
  'theater.all': { percent: Value; rest: Value }
  'garden.part': { whole: Value; percent: Value }
  'garden.whole': { part: Value; percent: Value }
  'garden.percent': { whole: Value; part: Value }
  'garden.all': { percent: Value; rest: Value }
  'novel.part': { whole: Value; percent: Value }
  'novel.whole': { part: Value; percent: Value }
  'novel.percent': { whole: Value; part: Value }
  'novel.all': { percent: Value; rest: Value }
  'necklace.part': { whole: Value; percent: Value }
  'necklace.whole': { part: Value; percent: Value }
  'necklace.percent': { whole: Value; part: Value }
  'necklace.all': { percent: Value; rest: Value }
  'shots.part': { whole: Value; percent: Value }
  'shots.whole': { part: Value; percent: Value }
  'shots.percent': { whole: Value; part: Value }
  'shots.all': { percent: Value; rest: Value }
  'vote.part': { whole: Value; percent: Value }
  'vote.whole': { part: Value; percent: Value }
  'vote.percent': { whole: Value; part: Value }
  'vote.all': { percent: Value; rest: Value }
  'trail.part': { whole: Value; percent: Value }
  'trail.whole': { part: Value; percent: Value }
  'trail.percent': { whole: Value; part: Value }
  'trail.all': { percent: Value; rest: Value }
  'tank.part': { whole: Value; percent: Value }
  'tank.whole': { part: Value; percent: Value }
  'tank.percent': { whole: Value; part: Value }
  'tank.all': { percent: Value; rest: Value }
  'songs.part': { whole: Value; percent: Value }
  'songs.whole': { part: Value; percent: Value }
  'songs.percent': { whole: Value; part: Value }
  'songs.all': { percent: Value; rest: Value }
  'unit.students': null
  'unit.seats': null
  'unit.plants': null
  'unit.pages': null
  'unit.beads': null
  'unit.shots': null
  'unit.miles': null
  'unit.gallons': null
  'unit.songs': null
  answer: { n: Value; unit: Value }
}

export const say = defineMessages<Messages>('situations/percent-parts', { en, es })
