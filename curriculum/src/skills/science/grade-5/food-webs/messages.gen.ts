// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.arrows': null
  'lesson.roles': null
  'lesson.matter': null
  'lesson.energy': null
  'lesson.word.producer.word': null
  'lesson.word.producer.meaning': null
  'lesson.word.consumer.word': null
  'lesson.word.consumer.meaning': null
  'lesson.word.decomposer.word': null
  'lesson.word.decomposer.meaning': null
  'lesson.word.chain.word': null
  'lesson.word.chain.meaning': null
  'lesson.word.web.word': null
  'lesson.word.web.meaning': null
  'web.scene': { place: Value }
  'ask.eaters': { name: Value }
  'ask.reached': { name: Value }
  'ask.never': { name: Value }
  'ask.right-away': { name: Value }
  'ask.loses-eater': { name: Value }
  'ask.in-the-end': { name: Value }
  'missed.eaters': null
  'missed.reached': null
  'missed.never': null
  'missed.right-away': null
  'missed.loses-eater': null
  'missed.in-the-end': null
  'slip.leads': null
  'slip.backward': null
  'slip.farther': null
  'slip.other-food': null
  'slip.no-arrow': null
  'hint.arrows': null
  'hint.eaters': null
  'hint.reached': null
  'hint.never': null
  'hint.right-away': null
  'hint.loses-eater': null
  'hint.in-the-end': null
  'so.eaters': { name: Value }
  'so.reached': { name: Value }
  'so.never': { name: Value }
  'so.right-away': { name: Value }
  'so.loses-eater': { name: Value }
  'so.in-the-end': { name: Value }
  'so.these': { names: Value }
  'chains.ask-eaters': { from: Value }
  'chains.ask-all': { from: Value; to: Value }
  'chains.lose': { gone: Value }
  'chains.ask-left': { from: Value; to: Value }
  'chains.kinds': null
  'chains.chains': null
  'chains.all-arrows': null
  'chains.last-step': null
  'chains.first-step': null
  'chains.with-gone': null
  'chains.lost-only': null
  'chains.hint-away': null
  'chains.hint-start': null
  'chains.hint-each': null
  'chains.hint-cross': null
  'chains.so-follow': { from: Value; to: Value }
  'chains.so-lost': { all: number | Quantity; lost: number | Quantity }
  'chains.so-count': { right: Value }
}

export const say = defineMessages<Messages>('food-webs', { en, es })
