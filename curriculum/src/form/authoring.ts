/** Everything for writing a skill, in one import: `import { defineModel, solved, typed } from '#form'`. */
export type { Level } from '@skills-center/contract/ids'
export { all, any, money, type Person, rows, type Tex, tex, type Text } from '@skills-center/messages/values'
export { bankModel } from '../banks/bank-model.ts'
export { type Bug, bug, type Exact, exact, tidy, toNumber } from '../bugs/bug.ts'
export { keysOf } from '../keys-of.ts'
export { plain, tex as math } from '../markup.ts'
export { createRandom, type Random } from '../random.ts'
export {
  builtOf,
  drawUntil,
  numberOf,
  type Offered,
  oneOf,
  orderOf,
  type PartList,
  rightFirst,
  slip,
} from '../shapes/answers.ts'
export * from './answering.ts'
export { arranged } from './arranging.ts'
export type { AnsweredTemplate, AnsweringTemplate, ItemTemplate, WrongTemplate } from './item-template.ts'
export { mathIn } from './math-in.ts'
export { type AnyModelForm, byLevel, defineModel, type ModelForm } from './model.ts'
export { numbersIn } from './numbers-in.ts'
export { skillFrom } from './skill-from.ts'
export { solved } from './solving.ts'
export type { Words } from './words.ts'
