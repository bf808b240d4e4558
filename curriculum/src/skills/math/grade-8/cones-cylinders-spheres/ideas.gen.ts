// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('cones-cylinders-spheres/ideas', { en, es }),
  cards: [{"id":"which-solid","level":1,"standard":"8.G.C.9","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["volume.third-of-cylinder","circle.doubles-for-square"],["volume.forgets-third","volume.forgets-third"],["volume.square-for-cube","volume.square-for-cube"]]},{"id":"one-change","level":2,"standard":"8.G.C.9","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["volume.grows-like-one-edge","volume.forgets-third"],["volume.grows-like-one-edge","volume.grows-like-one-edge"],["volume.grows-like-one-edge"]]},{"id":"fits-in-cylinder","level":3,"standard":"8.G.C.9","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"groups":[["volume.forgets-third","volume.forgets-four-thirds"],["volume.third-of-cylinder"],["volume.forgets-four-thirds","volume.forgets-third"]]},{"id":"fill-with-cones","level":1,"standard":"8.G.C.9","isBeyond":false,"slots":["n","cones","double"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.forgets-third","volume.judges-by-one-edge"],["volume.judges-by-one-edge","volume.forgets-third"]]},{"id":"wider-or-taller","level":2,"standard":"8.G.C.9","isBeyond":false,"slots":["r","h","twice","tall"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.judges-by-one-edge","volume.grows-like-one-edge"],["volume.grows-like-one-edge","volume.judges-by-one-edge"]]},{"id":"ball-in-a-box","level":3,"standard":"8.G.C.9","isBeyond":false,"slots":["r","d","ball","all"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["circle.radius-diameter","volume.square-for-cube"],["volume.forgets-four-thirds","volume.forgets-third"]]}],
}
