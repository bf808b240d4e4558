// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'paper.all': { one: Value; power: Value }
  'paper.one': { power: Value; all: Value }
  'paper.count': { one: Value; all: Value }
  'clips.all': { one: Value; power: Value }
  'clips.one': { power: Value; all: Value }
  'clips.count': { one: Value; all: Value }
  'coins.all': { one: Value; power: Value }
  'coins.one': { power: Value; all: Value }
  'coins.count': { one: Value; all: Value }
  'bricks.all': { one: Value; power: Value }
  'bricks.one': { power: Value; all: Value }
  'bricks.count': { one: Value; all: Value }
  'seeds.all': { one: Value; power: Value }
  'seeds.one': { who: Value; power: Value; all: Value }
  'seeds.count': { one: Value; all: Value }
  'drops.all': { one: Value; power: Value }
  'drops.one': { who: Value; power: Value; all: Value }
  'drops.count': { one: Value; all: Value }
  'beads.all': { one: Value; who: Value; power: Value }
  'beads.one': { who: Value; power: Value; all: Value }
  'beads.count': { one: Value; who: Value; all: Value }
  'toothpicks.all': { one: Value; who: Value; power: Value }
  'toothpicks.one': { who: Value; power: Value; all: Value }
  'toothpicks.count': { one: Value; who: Value; all: Value }
  'dominoes.all': { one: Value; who: Value; power: Value }
  'dominoes.one': { who: Value; power: Value; all: Value }
  'dominoes.count': { one: Value; who: Value; all: Value }
  'bottles.all': { one: Value; power: Value }
  'bottles.one': { all: Value; power: Value }
  'bottles.count': { one: Value; all: Value }
}

export const say = defineMessages<Messages>('situations/tens', { en, es })
