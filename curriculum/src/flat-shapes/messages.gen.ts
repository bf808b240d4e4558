// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: { shape: Quantity | Range | Term }
  'attribute.straight': null
  'attribute.three': null
  'attribute.equal-three': null
  'attribute.four': null
  'attribute.parallel': null
  'attribute.opposite': null
  'attribute.angles': null
  'attribute.equal': null
  'attribute.right': null
  'drawn.all': { list: Value }
  'drawn.one': { letter: Value; shape: Value }
  'drawn.square': null
  'drawn.rectangle': null
  'drawn.rhombus': null
  'drawn.parallelogram': null
  'drawn.trapezoid': null
  'drawn.right-trapezoid': null
  'drawn.irregular': null
  'drawn.equilateral': null
  'drawn.right-triangle': null
  'drawn.scalene': null
  'drawn.pentagon': null
}

export const say = defineMessages<Messages>('flat-shapes', { en, es })
