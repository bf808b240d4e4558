// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('circles/ideas', { en, es }),
  cards: [{"id":"fence-or-seed","level":1,"standard":"7.G.B.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["circle.area-for-around","circle.area-for-around","circle.area-for-around"],["circle.around-for-area","circle.around-for-area","circle.around-for-area"]]},{"id":"which-formula","level":2,"standard":"7.G.B.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["circle.doubles-for-square","circle.area-for-around","circle.radius-diameter"],["circle.doubles-for-square","circle.radius-diameter"],["circle.radius-diameter","circle.leaves-out-pi"]]},{"id":"larger-radius","level":3,"standard":"7.G.B.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["circle.pi-changes","circle.pi-changes"],["circle.area-like-length","circle.radius-diameter"],["circle.area-like-length","circle.area-like-length"]]},{"id":"what-is-pi","level":1,"standard":"7.G.B.4","isBeyond":false,"slots":["across","thing"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["circle.radius-diameter","circle.leaves-out-pi"],["circle.pi-changes","circle.area-for-around"]]},{"id":"slices-to-rectangle","level":2,"standard":"7.G.B.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["circle.wrong-part","circle.radius-diameter"],["circle.radius-diameter","circle.curve-only"],["circle.around-for-area","circle.radius-diameter"]]},{"id":"two-pizzas","level":3,"standard":"7.G.B.4","isBeyond":false,"slots":["small","large"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["circle.area-like-length","circle.doubles-for-square"],["circle.area-like-length","circle.reversed"]]}],
}
