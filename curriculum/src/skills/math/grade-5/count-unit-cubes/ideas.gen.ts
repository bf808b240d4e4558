// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('count-unit-cubes/ideas', { en, es }),
  cards: [{"id":"one-unit-cube","level":1,"standard":"5.MD.C.3a","isBeyond":false,"slots":["unit","many"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.square-for-cubic","volume.adds-edges"],["volume.visible-faces","volume.unit-size"]]},{"id":"gaps","level":1,"standard":"5.MD.C.3b","isBeyond":false,"slots":["many"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.gaps","volume.other-part"],["volume.gaps","volume.hidden-cubes"]]},{"id":"two-classes","level":2,"standard":"5.MD.C.4","isBeyond":false,"slots":["many"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.unit-size","volume.unit-size"],["volume.unit-size","volume.gaps"]]},{"id":"inside-cubes","level":2,"standard":"5.MD.C.3b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["volume.hidden-cubes","volume.visible-faces"],["volume.visible-faces","volume.one-layer"]]},{"id":"marbles","level":3,"standard":"5.MD.C.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["volume.unit-size","volume.visible-faces"],["volume.gaps","volume.square-for-cubic"]]},{"id":"name-the-unit","level":3,"standard":"5.MD.C.3a","isBeyond":false,"slots":["many"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.unit-size","volume.square-for-cubic"],["volume.judges-by-one-edge","volume.gaps"]]}],
}
