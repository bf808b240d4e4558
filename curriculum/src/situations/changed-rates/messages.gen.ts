// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  rate: { amount: Value; time: Quantity | Range | Term }
  unit: { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  asks: { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'train.told': { rate: Value }
  'cyclist.told': { rate: Value }
  'walkway.told': { rate: Value }
  'elevator.told': { rate: Value }
  'snail.told': { rate: Value }
  'bamboo.told': { rate: Value }
  'faucet.told': { rate: Value }
  'hose.told': { rate: Value }
  'fountain.told': { rate: Value }
  'rice.told': { rate: Value }
}

export const say = defineMessages<Messages>('situations/changed-rates', { en, es })
