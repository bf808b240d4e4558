// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'tip.lamprey': null
  'tip.shark': null
  'tip.trout': null
  'tip.frog': null
  'tip.lizard': null
  'tip.dog': null
  'tip.platypus': null
  'tip.kangaroo': null
  'tip.mouse': null
  'tip.moss': null
  'tip.fern': null
  'tip.pine': null
  'tip.lily': null
  'tip.rose': null
  'tip.spider': null
  'tip.centipede': null
  'tip.grasshopper': null
  'tip.beetle': null
  'tip.butterfly': null
  'inside.lamprey': null
  'inside.shark': null
  'inside.trout': null
  'inside.frog': null
  'inside.lizard': null
  'inside.dog': null
  'inside.platypus': null
  'inside.kangaroo': null
  'inside.mouse': null
  'inside.moss': null
  'inside.fern': null
  'inside.pine': null
  'inside.lily': null
  'inside.rose': null
  'inside.spider': null
  'inside.centipede': null
  'inside.grasshopper': null
  'inside.beetle': null
  'inside.butterfly': null
  'trait.jaws': null
  'trait.bone': null
  'trait.limbs': null
  'trait.egg': null
  'trait.hair': null
  'trait.born': null
  'trait.placenta': null
  'trait.fangs': null
  'trait.tubes': null
  'trait.seeds': null
  'trait.flowers': null
  'trait.two-leaves': null
  'trait.feelers': null
  'trait.six-legs': null
  'trait.pupa': null
  'trait.scales': null
  figure: { list: Value; traits: Value }
  branch: { tip: Value; rest: Value }
  arose: { trait: Value; tips: Value }
  title: null
  head: null
  yes: null
  no: null
}

export const say = defineMessages<Messages>('worlds/kinship', { en, es })
