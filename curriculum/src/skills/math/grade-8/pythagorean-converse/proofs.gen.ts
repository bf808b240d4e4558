// Written by `npm run content:types` from proofs.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './proofs.en.gen.json' with { type: 'json' }
import es from './proofs.es.gen.json' with { type: 'json' }

export const proofs: Bank = {
  say: defineMessages<Record<string, Values>>('pythagorean-converse/proofs', { en, es }),
  cards: [{"id":"order-squares","level":1,"standard":"8.G.B.6","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"steps":4,"swaps":[{"misconception":"order.step-too-early","before":[1,0]},{"misconception":"order.step-too-early","before":[2,1]},{"misconception":"order.step-too-early","before":[3,2]}]},{"id":"order-tilted","level":2,"standard":"8.G.B.6","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"steps":5,"swaps":[{"misconception":"order.step-too-early","before":[1,0]},{"misconception":"order.step-too-early","before":[2,1]},{"misconception":"order.step-too-early","before":[3,2]},{"misconception":"order.step-too-early","before":[4,3]}]},{"id":"order-converse","level":3,"standard":"8.G.B.6","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"steps":5,"swaps":[{"misconception":"order.step-too-early","before":[1,0]},{"misconception":"order.step-too-early","before":[2,1]},{"misconception":"order.step-too-early","before":[3,2]},{"misconception":"order.step-too-early","before":[4,3]}]}],
}
